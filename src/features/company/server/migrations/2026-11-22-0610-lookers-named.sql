-- Whether people's takeouts name who looked at what is kept of them; otherwise they say when, in which role and for what (decisions.md §9).
alter table company add column lookers_named boolean not null default false;
