-- What somebody has to do about a record of any kind. The feature of each kind adds a column made of its kind and id, with a foreign key, as stands
-- here for people; the company itself has the id of zeros.
create table task (
  company_id integer not null,
  id uuid not null,
  owner_kind text not null,
  owner_id uuid not null,
  company_user_id uuid generated always as (case when owner_kind = 'person' then owner_id end) stored,
  title text not null,
  description text not null,
  -- Null when whoever had it is erased and nobody was there to take it over.
  responsible_id uuid,
  due_date date,
  repeat_number smallint,
  repeat_unit text check (repeat_unit in ('day', 'month')),
  -- The first day of the series, from which the next ones are counted.
  repeat_from date,
  -- The completed task that this one comes after.
  follows_id uuid,
  completed_at timestamptz,
  completed_by uuid,
  comment text not null default '',
  -- When its responsible was told that it is overdue.
  overdue_told_at timestamptz,
  created_by uuid not null,
  created_at timestamptz not null,
  version integer not null default 1,
  check ((repeat_number is null) = (repeat_unit is null) and (repeat_number is null) = (repeat_from is null)),
  check (repeat_number is null or due_date is not null),
  check ((completed_at is null) = (completed_by is null))
);
select make_company_table('task', 'id', 'company_id references company on delete cascade', 'company_user_id references company_user on delete cascade',
  'responsible_id references company_user on delete set null', 'follows_id references task on delete set null',
  'completed_by references company_user', 'created_by references company_user');
create index task_of_owner on task (company_id, owner_kind, owner_id, completed_at);
create index task_of_person on task (company_id, company_user_id, id);
create index task_of_responsible on task (company_id, responsible_id, completed_at, id);
create index task_of_creator on task (company_id, created_by, id);
create index task_of_completer on task (company_id, completed_by, id);
create index task_after on task (company_id, follows_id, id);
create index task_due on task (company_id, due_date, id) where completed_at is null and due_date is not null;

-- Proof: files of a task.
alter table file
  add column task_id uuid generated always as (case when owner_kind = 'task' then owner_id end) stored,
  add foreign key (company_id, task_id) references task on delete cascade;
alter table file_tag
  add column task_id uuid generated always as (case when owner_kind = 'task' then owner_id end) stored,
  add foreign key (company_id, task_id) references task on delete cascade;
create index file_task on file (company_id, task_id, id);
create index file_tag_task on file_tag (company_id, task_id, id);
