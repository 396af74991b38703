-- Without statistics the planner took the smallest index for each lookup of a person by company and id, and read the company for each row.
-- Ending in the key, none is smaller than that of the primary key.
drop index company_user_by_role;
create index company_user_by_role on company_user (company_id, role, state, id);
drop index company_user_changed;
create index company_user_changed on company_user (company_id, change_number, id);
