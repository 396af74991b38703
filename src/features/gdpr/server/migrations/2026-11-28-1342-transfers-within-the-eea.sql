-- What goes to a country of the EEA is no transfer.
alter table gdpr_treatment no force row level security;
update gdpr_treatment set content = jsonb_set(content, '{transferCountries}', (
  select coalesce(jsonb_agg(country order by place), '[]')
  from jsonb_array_elements_text(content -> 'transferCountries') with ordinality as countries (country, place)
  where country <> all ('{AT,BE,BG,CY,CZ,DE,DK,EE,ES,FI,FR,GR,HR,HU,IE,IS,IT,LI,LT,LU,LV,MT,NL,NO,PL,PT,RO,SE,SI,SK}'::text[])
))
where jsonb_typeof(content -> 'transferCountries') = 'array';
alter table gdpr_treatment force row level security;
