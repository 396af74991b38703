-- Games of the lottery.
create table lottery_game (
  company_id integer not null,
  id uuid not null,
  name text not null,
  -- The secret of the draws, sealed; it is shown when the game is finished.
  secret text not null,
  -- SHA-256 of secret and tickets, in hexadecimal.
  commitment text not null,
  prizes text[] not null default '{}',
  -- When the last ticket was drawn, and when its winner had been shown.
  drawn_at timestamptz,
  shown_at timestamptz,
  ended_at timestamptz,
  created_by uuid not null,
  created_at timestamptz not null,
  version integer not null default 1,
  check (shown_at is null or drawn_at is not null),
  check (ended_at is null or drawn_at is not null)
);
select make_company_table('lottery_game', 'id', 'company_id references company on delete cascade', 'created_by references company_user');
create index lottery_game_of_creator on lottery_game (company_id, created_by, id);
create index lottery_game_made on lottery_game (company_id, created_at, id);

-- Those who have tickets: people of the company, or names that were typed. Who is erased keeps neither.
create table lottery_contestant (
  company_id integer not null,
  game_id uuid not null,
  id uuid not null,
  place smallint not null,
  company_user_id uuid,
  name text,
  tickets smallint not null check (tickets between 1 and 99),
  check (company_user_id is null or name is null)
);
select make_company_table('lottery_contestant', 'game_id, id', 'game_id references lottery_game on delete cascade',
  'company_user_id references company_user on delete set null');
create unique index lottery_contestant_place on lottery_contestant (company_id, game_id, place);
create index lottery_contestant_person on lottery_contestant (company_id, company_user_id, game_id, id);

-- The tickets that were drawn; none twice.
create table lottery_draw (
  company_id integer not null,
  game_id uuid not null,
  number smallint not null check (number > 0),
  contestant_id uuid not null,
  ticket smallint not null check (ticket > 0),
  nonce text not null,
  is_nonce_of_browser boolean not null,
  drawn_at timestamptz not null,
  -- When the wheel begins to turn on every page.
  starts_at timestamptz not null
);
select make_company_table('lottery_draw', 'game_id, number', 'game_id references lottery_game on delete cascade',
  'game_id, contestant_id references lottery_contestant on delete cascade');
create unique index lottery_draw_ticket on lottery_draw (company_id, game_id, contestant_id, ticket);
