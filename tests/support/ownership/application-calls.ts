/** The calls of a person's own applications, which no call names: there is one of each kind. */
export const APPLICATION_CALLS = `
GET /dashboard/user/shops
    PUT /dashboard/user/shops
    POST /dashboard/user/shops
    GET /dashboard/user/request-models
    PUT /dashboard/user/request-models
    POST /dashboard/user/request-models
`;
