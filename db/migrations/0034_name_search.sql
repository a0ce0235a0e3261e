-- Names alone, to find similar ones. In the longer text of `student_search`, a typo is similar to many more words.
create index student_name on student using gin (search_key gin_trgm_ops);
create index enquiry_name on enquiry using gin (name_key gin_trgm_ops);
