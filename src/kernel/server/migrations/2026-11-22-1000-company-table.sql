-- Makes a table one of a company's rows. The table has been created with its columns, company_id first: row-level security reads it in every
-- row, and only a first column stands at a fixed place.
--
--   create table note (company_id integer not null, id uuid not null, created_by uuid, …);
--   select make_company_table('note', 'id', 'company_id references company on delete cascade',
--     'created_by references company_user on delete set null');
--
-- It gets
-- - a primary key of company_id and `key`, which is also the index that finds the rows of a company. An empty key: one row for each company;
-- - composite foreign keys to the primary keys of other tables, so that no row refers to another company's. `set null` leaves company_id;
-- - row-level security that binds the owner of the table as well, with a policy that shows and accepts the current company's rows only.
--
-- At least one foreign key leads to `company`, directly or through other tables, so that the rows are deleted with it. Each foreign key needs
-- an index that begins with its columns, unless the primary key does.
create function make_company_table(owned text, key text, variadic foreign_keys text[] default '{}') returns void language plpgsql as $$
declare
  foreign_key text;
  part text[];
begin
  execute format('alter table %I add primary key (%s)', owned, concat_ws(', ', 'company_id', nullif(key, '')));
  foreach foreign_key in array foreign_keys loop
    part := regexp_match(foreign_key, '^([a-z0-9_, ]+) references ([a-z0-9_]+)(?: on delete (cascade|set null))?$');
    if part is null then
      raise exception 'not a foreign key of %: %', owned, foreign_key
        using hint = 'Write "columns references table", then nothing, "on delete cascade" or "on delete set null".';
    end if;
    execute format('alter table %I add foreign key (%s) references %I %s', owned,
      case part[1] when 'company_id' then part[1] else 'company_id, ' || part[1] end,
      part[2],
      case part[3] when 'cascade' then 'on delete cascade' when 'set null' then format('on delete set null (%s)', part[1]) end);
  end loop;
  execute format('alter table %I enable row level security', owned);
  execute format('alter table %I force row level security', owned);
  execute format(
    'create policy %I on %I
       using (company_id = nullif(current_setting(''app.company_id'', true), '''')::integer)
       with check (company_id = nullif(current_setting(''app.company_id'', true), '''')::integer)', owned || '_own', owned);
end $$;

-- Databases from before the baselines have three of these policies under another name; in a new database there is no table yet.
do $$
declare misnamed text;
begin
  for misnamed in select tablename from pg_policies where schemaname = current_schema and policyname = 'company' loop
    execute format('alter policy company on %I rename to %I', misnamed, misnamed || '_own');
  end loop;
end $$;
