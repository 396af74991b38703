-- When somebody last signed in, whatever the company; sessions are swept and cannot tell.
alter table account add column last_signed_in_at timestamptz;
