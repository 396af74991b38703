-- Global: the days on which nothing was sold, for which nothing is charged; `end_day` is the first on which it is again.
create table sale_pause (
  from_day date primary key,
  end_day date check (end_day > from_day)
);
insert into sale_pause (from_day) select (switched_at at time zone 'Europe/Oslo')::date from subscription_sale where not is_on;

alter table subscription
  -- The end of the last days without sale that were credited.
  add column credited_until date;

alter table subscription_billed
  -- What a year was charged by when it began: its seats, and the discounts that held then.
  add column charged_by jsonb;

-- Months become years at the end of the month when something else becomes less with them.
alter table subscription_change
  drop constraint subscription_change_kind_check,
  drop constraint subscription_change_check,
  add constraint subscription_change_kind_check check (kind in ('tier', 'plan', 'monthly', 'yearly', 'end')),
  add constraint subscription_change_check check ((kind in ('monthly', 'yearly')) = (item_id is null));
