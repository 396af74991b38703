-- Lights are ordered by how pressing they are, not by their names.
drop index contract_by_light;
create index contract_by_light on contract (
  company_id, (case traffic_light when 'Green' then 1 when 'Yellow' then 2 when 'Red' then 3 end), id
);
