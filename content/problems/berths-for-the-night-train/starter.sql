-- One row for each place that will do: id, train, price and fee together
SELECT id, train
FROM berths;
