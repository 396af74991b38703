-- What a contract that is edited again is called and says to those who do not see the draft.
alter table employment_contract add column published_words jsonb;
alter table employment_contract no force row level security;
-- Of one that is edited as this runs, nobody knows any more what was published.
update employment_contract set published_words = jsonb_build_object('name', name, 'firstName', first_name, 'lastName', last_name,
  'position', case when state <> 4 then position end)
where published_sha256 is not null;
alter table employment_contract force row level security;
