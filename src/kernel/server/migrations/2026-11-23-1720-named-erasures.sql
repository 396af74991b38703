-- Companies whose log may hold lines that were erased before erasures were named; the sealer names them once.
create table audit_unnamed (company_id integer primary key);
insert into audit_unnamed select company_id from known_company;
