-- The director is one of the company's own people; taken away with that person.
alter table company add constraint company_director
  foreign key (company_id, director_company_user_id) references company_user (company_id, id)
  on delete set null (director_company_user_id);
