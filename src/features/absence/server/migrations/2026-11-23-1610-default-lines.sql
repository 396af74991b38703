-- How a line of the default allowance comes about.
alter table absence_ledger add column basis jsonb;

-- The default allowance was worked out at each reading until a year was closed. What everybody had in this year and the next becomes a line;
-- the work of the night brings it to the rules of today by another.
do $$
declare each_company integer;
begin
  for each_company in select company_id from known_company loop
    perform set_config('app.company_id', each_company::text, true);
    insert into absence_ledger (company_id, id, company_user_id, year, kind, reason, days, at)
    with terms as (
      select person.id, open.year, open.first, open.last, given.days, open.is_prorated,
        greatest(person.start_date, open.first) as joined, least(person.end_date, open.last) as left_on,
        coalesce(own.weekdays, companys.weekdays, 62) as weekdays
      from (
        select year, make_date(year, 1, 1) as first, make_date(year, 12, 31) as last, settings.is_prorated
        from absence_settings settings join company owner on owner.company_id = settings.company_id
        cross join lateral (select extract(year from now() at time zone owner.time_zone)::integer as this_year) today
        cross join lateral generate_series(this_year, this_year + 1) as year
        where settings.company_id = each_company and settings.acknowledged_at is not null
      ) open
      cross join lateral (
        select days from absence_default where company_id = each_company
        order by from_year <= open.year desc, case when from_year <= open.year then -from_year else from_year end limit 1
      ) given
      join company_user person on person.company_id = each_company and person.state = 'active' and not person.is_external
      left join lateral (
        select weekdays from work_week where company_id = each_company and company_user_id = person.id and valid_from <= open.last
        order by valid_from desc limit 1
      ) own on true
      left join lateral (
        select weekdays from work_week where company_id = each_company and company_user_id is null and valid_from <= open.last
        order by valid_from desc limit 1
      ) companys on true
    ), shares as (
      select *, ceil(days * 2 * greatest(left_on - joined + 1, 0) / (last - first + 1)) / 2 as share, bit_count(weekdays::bit(7)) as workdays
      from terms
    ), amounts as (
      select id, year, days, case
        when not is_prorated then days
        -- Who joins within the year has what the law gives, but not more than the company.
        when joined > first and joined <= last and left_on = last then greatest(share, least(days,
          case when extract(month from joined) < 10 then 4 * least(workdays, 6) + 1 else least(workdays, 6) end))
        else share end as amount
      from shares
    )
    select each_company, gen_random_uuid(), id, year, 'allowance', case when amount = days then 'companyDefault' else 'prorated' end, amount, now()
    from amounts
    where amount > 0 and not exists (
      select from absence_ledger held
      where held.company_id = each_company and held.company_user_id = amounts.id and held.year = amounts.year and held.kind = 'allowance');
  end loop;
  perform set_config('app.company_id', '', true);
end $$;
