-- Limits are called in the database what calls name them.
alter table company_limit no force row level security;
update company_limit set key = case key
  when 'employmentContracts' then 'employmentContractLimit'
  when 'contracts' then 'contractLimit'
  when 'treatments' then 'gdprTreatmentLimit'
  when 'signatures' then 'signatureLimit'
end
where key in ('employmentContracts', 'contracts', 'treatments', 'signatures');
alter table company_limit force row level security;
