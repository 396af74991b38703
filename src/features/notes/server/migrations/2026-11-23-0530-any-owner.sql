-- Any feature may give its records notes: its own migration adds a generated column with a foreign key, as `company_user_id` is for people.
alter table note drop constraint note_kind_check;
