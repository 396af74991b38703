-- What the other system said when it refused a comparison, as it may be shown; goes with the row as soon as somebody has been told.
alter table people_comparison add column words text;
