import { expect, test } from 'vitest';
import { migrationFindings } from './migrations.ts';
import { plantedTree } from './planted-tree.ts';

const made = "create table note (company_id integer not null, text text);\nselect make_company_table('note', 'id');\n";
const hidden = (line: number, table = 'note') =>
  `b.sql:${line}: forced row-level security hides the rows of ${table}: lift it around the statement`;

const inEachCompany = (statement: string) =>
  `for one in select company_id from known_company loop\n  perform set_config('app.company_id', one::text, true);\n  ${statement}\nend loop;`;

/** The findings of a second migration, after one that makes the company table `note`. */
function findingsOf(text: string, name = '2026-11-22-0800-b.sql'): string[] {
  const tree = plantedTree({
    'src/features/a/server/migrations/2026-11-21-0900-a.sql': made,
    [`src/kernel/server/migrations/${name}`]: text,
  });
  const found = migrationFindings(tree.root).map((finding) => finding.replace(`src/kernel/server/migrations/${name}`, 'b.sql'));
  tree.remove();
  return found;
}

test.each([
  ["-- Why.\nupdate note set text = '';\n", [hidden(2)]],
  ["UPDATE only note\n  SET text = '';", [hidden(1)]],
  ['delete from note where text is null', [hidden(1)]],
  ['create table kept (id uuid);\ninsert into kept select id from note;', [hidden(2)]],
  ['create table kept as select id from note;', [hidden(1)]],
  ['with old as (select id from note) select 1;', [hidden(1)]],
  ['update kept set text = note.text from note where note.id = kept.id;', [hidden(1)]],
  ["do $$ begin update note set text = ''; end $$;", [hidden(1)]],
  ['select kept.id from kept, note;', [hidden(1)]],
  ['insert into kept select 1 where exists (table note);', [hidden(1)]],
  ['update "note" set text = null;', [hidden(1)]],
  ['delete from public.note;', [hidden(1)]],
  ['delete from only "public"."note";', [hidden(1)]],
  ['delete from only note;', [hidden(1)]],
  ['merge into kept using note on true when matched then delete;', [hidden(1)]],
  ['create temporary table kept as select id from note;', [hidden(1)]],
  ['create table if not exists kept as select id from note;', [hidden(1)]],
  ['create temp table kept on commit drop as select id from note;', [hidden(1)]],
  ['create unlogged table if not exists kept (id, text) with (fillfactor = 70) as select id, text from note;', [hidden(1)]],
  ['create materialized view kept as select id from note;', [hidden(1)]],
  ["do $$ begin execute 'update note set text = null'; end $$;", [hidden(1)]],
  ["do $$ begin execute 'select 1; ' || 'delete from note where text = ''a'''; end $$;", [hidden(1)]],
  ["do $$ begin execute format('delete from %I', 'note'); end $$;", [hidden(1)]],
  ['do $$ begin execute $sql$ delete from note $sql$; end $$;', [hidden(1)]],
  ["do 'begin update note set text = null; end';", [hidden(1)]],
  ["do language plpgsql 'begin execute ''delete from note''; end';", [hidden(1)]],
  ["insert into kept values ('--'); update note set text = '';", [hidden(1)]],
  ["/* It's\nwhy. */ update note set text = '';", [hidden(2)]],
  ["do $$ begin perform set_config('app.company_id', '1', true); update note set text = ''; end $$;", [hidden(1)]],
  [`do $$ begin ${inEachCompany('insert into kept values (1);')} update note set text = ''; end $$;`, [hidden(1)]],
  [`do $$ begin ${inEachCompany('delete from note;').replace('known_company', 'note')} end $$;`, [hidden(1)]],
  ['update kept task set text = note.text from note where note.id = task.id;', [hidden(1)]],
  ["select 'a;b'; update note set text = ';';", [hidden(1)]],
  ["alter table note no force row level security;\nalter table note force row level security;\nupdate note set text = '';", [hidden(3)]],
  ["alter table note no force row level security;\nupdate note set text = '';", ['b.sql: row-level security of note must be forced again']],
  [`${made.replaceAll('note', 'task')}delete from task;`, [hidden(3, 'task')]],
])('a statement on rows that a migration does not see is a finding: %s', (text, findings) => {
  expect(findingsOf(text)).toEqual(findings);
});

test.each([
  ["update kept set note = '', text = '' where id = 1;"],
  ["update kept set text = '', note = '' where id = 1;"],
  ["alter table note no force row level security;\nupdate note set text = '';\nalter table note force row level security;"],
  [`do $$ declare one integer; begin ${inEachCompany("update note set text = '';")} end $$;`],
  ['alter table public.note no force row level security;\ndelete from note;\nalter table "note" force row level security;'],
  ["update kept note set text = '' from task as other where note.id = other.id;"],
  ['insert into kept select note.id from task join kept note on note.id = task.id;'],
  ['create function note_changed() returns trigger language plpgsql as $$ begin update note set text = 1; return null; end $$;'],
  [`do $$ declare one integer; begin ${inEachCompany("execute 'delete from note';")} end $$;`],
  ["do $$ begin execute 'delete from kept'; insert into kept values ('note'); execute format('update kept set text = %L', 1); end $$;"],
  ['create table if not exists task (id uuid references note, two integer generated always as (1 + 1) stored);'],
  ['create trigger note_changed after delete on note for each row execute function note_changed();'],
  ['create table kept (id uuid); insert into kept values (1); update kept set id = null;'],
  ["create table task (company_id integer);\ninsert into task values (1);\nselect make_company_table('task', 'id', 'a references note');"],
  ["-- It's done by: update note set text = '';\ninsert into kept values ('update note set text = 1');"],
])('what is no such statement is none: %s', (text) => {
  expect(findingsOf(text)).toEqual([]);
});

const ran = '2026-11-23-2030-lost-work.sql';

test('one that has run without reaching its rows is known, and only while it does not', () => {
  expect(findingsOf("update note set text = '';", ran)).toEqual([]);
  expect(findingsOf('select 1;', ran)).toEqual(['b.sql: it reaches its rows, so scripts/check/migrations.ts must not name it']);
});
