-- The tab Placed reads and counts the first index; the admin's list, which contains all enquiries, the second.
create index enquiry_newest_placed on enquiry (day desc, id desc) where is_placed;
create index enquiry_newest_of_all on enquiry (day desc, id desc) include (status);
