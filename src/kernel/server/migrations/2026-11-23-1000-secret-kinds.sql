-- Which kinds of secrets there are is declared by the features that hand them out (secret-access.ts).
alter table secret drop constraint secret_kind_check;
