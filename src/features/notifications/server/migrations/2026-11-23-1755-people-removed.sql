-- Undoing an import removes people whom somebody may have been told of meanwhile; what was told about them or to them goes with them.
alter table notification
  drop constraint notification_company_id_company_user_id_fkey,
  drop constraint notification_company_id_related_company_user_id_fkey,
  add foreign key (company_id, company_user_id) references company_user on delete cascade,
  add foreign key (company_id, related_company_user_id) references company_user on delete cascade;
alter table notification_delivery
  drop constraint notification_delivery_company_id_company_user_id_fkey,
  add foreign key (company_id, company_user_id) references company_user on delete cascade;
alter table notification_preference
  drop constraint notification_preference_company_id_company_user_id_fkey,
  add foreign key (company_id, company_user_id) references company_user on delete cascade;
