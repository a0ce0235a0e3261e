-- Which fields of a registration and of an enquiry are required. Null: the default list.
alter table institute
  add column registration_fields text[],
  add column enquiry_fields text[];
