-- A row without a maximum says that there is no limit; no row at all that the subscription says nothing of it.
alter table company_limit alter column maximum drop not null;
