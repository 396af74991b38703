-- After how many working days without an answer a request also reaches the next leader.
alter table absence_settings add column next_leader_after_days smallint not null default 5 check (next_leader_after_days between 1 and 90);
-- When it did; a later event of the absence starts the wait again.
alter table absence add column escalated_at timestamptz;
alter table vacation_transfer add column escalated_at timestamptz;
