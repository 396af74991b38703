-- One e-mail address however it is written (wire.34): in lower case, its domain in punycode. The same as `kernel/contract/email-address.ts`,
-- which a test compares with it. Domains of other letters were refused until now, so no two stored addresses become one.

-- RFC 3492, for one label of a domain.
create function punycode(label text) returns text language plpgsql immutable strict parallel safe as $$
declare
  points integer[] := array(select ascii(letter) from regexp_split_to_table(label, '') with ordinality as l (letter, place) order by place);
  encoded text := (select coalesce(string_agg(chr(point), '' order by place), '') from unnest(points) with ordinality as p (point, place) where point < 128);
  plain integer := length(encoded);
  handled integer := plain;
  reached integer := 128;
  upcoming integer;
  delta integer := 0;
  bias integer := 72;
  point integer;
  rest integer;
  step integer;
  least_digit integer;
begin
  if plain > 0 then encoded := encoded || '-'; end if;
  while handled < cardinality(points) loop
    select min(p) into upcoming from unnest(points) as p where p >= reached;
    delta := delta + (upcoming - reached) * (handled + 1);
    reached := upcoming;
    foreach point in array points loop
      if point < reached then delta := delta + 1; end if;
      if point = reached then
        rest := delta;
        step := 36;
        loop
          least_digit := greatest(1, least(26, step - bias));
          exit when rest < least_digit;
          encoded := encoded || substr('abcdefghijklmnopqrstuvwxyz0123456789', least_digit + (rest - least_digit) % (36 - least_digit) + 1, 1);
          rest := (rest - least_digit) / (36 - least_digit);
          step := step + 36;
        end loop;
        encoded := encoded || substr('abcdefghijklmnopqrstuvwxyz0123456789', rest + 1, 1);
        delta := delta / case when handled = plain then 700 else 2 end;
        delta := delta + delta / (handled + 1);
        step := 0;
        while delta > 455 loop
          delta := delta / 35;
          step := step + 36;
        end loop;
        bias := step + 36 * delta / (delta + 38);
        delta := 0;
        handled := handled + 1;
      end if;
    end loop;
    delta := delta + 1;
    reached := reached + 1;
  end loop;
  return 'xn--' || encoded;
end $$;

create function email_key(address text) returns text language plpgsql immutable strict parallel safe as $$
declare
  parts text[] := regexp_match(lower(address collate "und-x-icu"), '^(.*)@([^@]*)$');
  domain text := normalize(parts[2], nfkc);
begin
  if address ~ '^[\x01-\x7f]*$' then return lower(address collate "C"); end if;
  if domain is null or domain !~ '^[[:alnum:].-]+$' collate "und-x-icu" then return lower(address collate "und-x-icu"); end if;
  return parts[1] || '@' || (
    select string_agg(case when label ~ '^[\x01-\x7f]*$' then label else punycode(label) end, '.' order by place)
    from regexp_split_to_table(domain, '\.') with ordinality as l (label, place));
end $$;

alter table account add column email_key text collate "C" generated always as (email_key(email)) stored;
drop index account_email;
create unique index account_email on account (email_key) where email_verified;
