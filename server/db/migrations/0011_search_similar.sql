-- Known words that look like a typed one: by the letters they share, and those that it becomes without one of its
-- letters or with two neighbours in each other's place. How many slips lie between is for the caller to count.
CREATE FUNCTION search_similar(asked text) RETURNS TABLE (id int, word text) LANGUAGE sql STABLE STRICT
SET pg_trgm.similarity_threshold = 0.2 AS $$
  (SELECT w.id, w.word FROM search_words w
  WHERE w.word % asked AND length(w.word) >= length(asked) - 2
  ORDER BY similarity(w.word, asked) DESC, w.word LIMIT 80)
  UNION
  SELECT w.id, w.word FROM search_words w WHERE w.word IN (
    SELECT left(asked, i - 1) || substr(asked, i + 1) FROM generate_series(1, length(asked)) AS i
    UNION
    SELECT left(asked, i - 1) || substr(asked, i + 1, 1) || substr(asked, i, 1) || substr(asked, i + 2)
    FROM generate_series(1, length(asked) - 1) AS i)
$$;
