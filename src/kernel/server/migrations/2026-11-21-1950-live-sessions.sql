-- However a session ends, every process hears of it and ends the live connections that stand on it.
create function session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('live_session', case when count(*) <= 200 then string_agg(id::text, ',') else 'many' end) from ended having count(*) > 0;
  return null;
end $$;
create trigger session_ended after delete on session referencing old table as ended for each statement execute function session_ended();
