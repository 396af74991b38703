-- When the director was named and access control opened (001 §5); once.
alter table company add column access_control_acknowledged_at timestamptz;
