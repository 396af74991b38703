-- Books that people of the company borrow.
create table book (
  company_id integer not null,
  id uuid not null,
  title text not null,
  author text not null,
  status text not null default 'onShelf' check (status in ('onShelf', 'lent', 'lost')),
  borrower_id uuid,
  due_date date,
  created_by uuid not null,
  created_at timestamptz not null,
  version integer not null default 1,
  check (borrower_id is null or status = 'lent'),
  check (due_date is null or status = 'lent')
);
select make_company_table('book', 'id', 'company_id references company on delete cascade', 'borrower_id references company_user on delete set null',
  'created_by references company_user');
create index book_of_borrower on book (company_id, borrower_id, id);
create index book_of_creator on book (company_id, created_by, id);
create index book_due on book (company_id, due_date, id) where due_date is not null;

-- What belongs to records of any kind goes with its book.
alter table file
  add column book_id uuid generated always as (case when owner_kind = 'libraryBook' then owner_id end) stored,
  add foreign key (company_id, book_id) references book on delete cascade;
alter table file_tag
  add column book_id uuid generated always as (case when owner_kind = 'libraryBook' then owner_id end) stored,
  add foreign key (company_id, book_id) references book on delete cascade;
create index file_book on file (company_id, book_id, id);
create index file_tag_book on file_tag (company_id, book_id, id);
alter table note
  add column book_id uuid generated always as (case when kind = 'libraryBook' then related_id end) stored,
  add foreign key (company_id, book_id) references book on delete cascade;
create index note_book on note (company_id, book_id, id);
alter table task
  add column book_id uuid generated always as (case when owner_kind = 'libraryBook' then owner_id end) stored,
  add foreign key (company_id, book_id) references book on delete cascade;
create index task_book on task (company_id, book_id, id);
