-- What an assessment concludes, and what the authority said where a high risk is left.
alter table gdpr_dpia
  add column conclusion text not null default '',
  add column consulted_on date,
  add column consultation text not null default '',
  add check (state <> 'consultation' or residual_high),
  add check (state = 'draft' or residual_high is not null);
