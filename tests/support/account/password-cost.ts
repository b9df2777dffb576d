/** log2 of scrypt's N in the tests' sites and factories: a password costs next to nothing (docs/adr/0036-each-proof-once.md). */
export const TEST_PASSWORD_COST = 6;
