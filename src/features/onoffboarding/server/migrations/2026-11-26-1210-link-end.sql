-- When the link before the first day ends is counted from that day, wherever it is moved.
alter table on_off_boarding_plan drop column preboarding_expires_at;
