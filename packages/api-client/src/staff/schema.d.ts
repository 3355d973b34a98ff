export interface paths {
    "/staff-api/v1/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who did what, the newest first; who may not read the log sees the own entries */
        get: {
            parameters: {
                query?: {
                    action?: string;
                    actor?: string;
                    /** @description The `next` of an answer: what follows it */
                    after?: string;
                    area?: string;
                    from?: string;
                    /** @description Of the names of goods */
                    language?: "nl" | "de" | "en";
                    limit?: number;
                    /** @description The same as the actor `staff:…` */
                    member?: number;
                    siteId?: number;
                    /** @description The time line of a thing: `order 100001` */
                    subject?: string;
                    /** @description The last day, in Amsterdam */
                    until?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the log */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["AuditEntry"][];
                            /** @description Give it as `after` for the next page; null at the end */
                            next: string | null;
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Customers with an account, those who joined last first, or those that something leads to */
        get: {
            parameters: {
                query?: {
                    /** @description The `next` of an answer: what follows it */
                    after?: string;
                    limit?: number;
                    /** @description Name, mailbox, phone number, postcode, town or the number of an order */
                    q?: string;
                    siteId?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of customers */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["ListedCustomer"][];
                            /** @description Give it as `after` for the next page; null at the end */
                            next: string | null;
                            /** @description 10000 stands for as many or more */
                            total: number;
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/customers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A customer with all that belongs to them; that somebody looked is written down */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Of the account */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The customer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["StaffCustomer"];
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/customers/{id}/cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What lies in the cart of the customer; that somebody looked is written down */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Of the account */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The cart; null when it is empty */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CustomerCart"];
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/customers/{id}/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything the shop holds about the customer, as a file */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Of the account */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The data, without what protects the account */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            [key: string]: unknown;
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/customers/{id}/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete the account, as its owner would; orders and invoices stay without it */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same key with the same body gives the same answer */
                    "idempotency-key": string;
                };
                path: {
                    /** @description Of the account */
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/customers/{id}/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the name and the phone number of the account, as its owner could */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same key with the same body gives the same answer */
                    "idempotency-key": string;
                };
                path: {
                    /** @description Of the account */
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        firstName: string;
                        lastName: string;
                        /** @description Empty for none */
                        phoneNumber: string;
                    };
                };
            };
            responses: {
                /** @description As they are kept */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            firstName: string;
                            lastName: string;
                            phoneNumber: string | null;
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/customers/{id}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the customer the link to choose a password, or to confirm a mailbox that is not confirmed */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same key with the same body gives the same answer */
                    "idempotency-key": string;
                };
                path: {
                    /** @description Of the account */
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
            responses: {
                /** @description Which link it is */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            kind: "account-reset" | "account-activation";
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/customers/{id}/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign the customer out everywhere */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same key with the same body gives the same answer */
                    "idempotency-key": string;
                };
                path: {
                    /** @description Of the account */
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
            responses: {
                /** @description How many browsers were signed in */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            ended: number;
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happens and concerns me, as server-sent events: how far my tasks are */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A stream that stays open */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/event-stream": string;
                    };
                };
                400: components["responses"]["WrongInput"];
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description It cannot be answered in the asked form */
                406: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is left undone behind the scenes, and how the machine is */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description How it is */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["StaffHealth"];
                    };
                };
                400: components["responses"]["WrongInput"];
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/invitations/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Become a member of staff; the recovery codes are shown this once */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        language: "nl" | "de" | "en";
                        name: string;
                        passkey: {
                            name: string;
                            response: {
                                id: string;
                                rawId: string;
                                response: {
                                    clientDataJSON: string;
                                } & {
                                    [key: string]: unknown;
                                };
                                /** @enum {string} */
                                type: "public-key";
                            } & {
                                [key: string]: unknown;
                            };
                        };
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Who is signed in now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            me: components["schemas"]["Me"];
                            recoveryCodes: string[];
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The state of the thing does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description It existed and was removed */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description A business rule refuses it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/invitations/passkey-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the first passkey is made from */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        token: string;
                    };
                };
            };
            responses: {
                /** @description What the browser needs */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            options: {
                                challenge: string;
                            };
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description It existed and was removed */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/invitations/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What an invitation is for */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description The invitation */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            emailAddress: string;
                            expiresAt: string;
                            grants: {
                                languageIds: number[] | null;
                                /** @enum {string} */
                                role: "owner" | "manager" | "catalogue" | "prices" | "content" | "translator" | "service" | "warehouse" | "laboratory" | "finance" | "viewer";
                                siteIds: number[] | null;
                            }[];
                            /** @enum {string} */
                            kind: "invitation" | "reset";
                            name: string;
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description It existed and was removed */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/invoice-series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The series of invoices and credit notes, with their last number and what is missing: nothing */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The series */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["InvoiceSeries"][];
                        };
                    };
                };
                400: components["responses"]["WrongInput"];
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/invoice-series/{series}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The papers of a series, the latest first */
        get: {
            parameters: {
                query?: {
                    /** @description The `next` of an answer: what follows it */
                    after?: string;
                    limit?: number;
                };
                header?: never;
                path: {
                    series: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of papers */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Whether more can be had at once */
                            isMore: boolean;
                            items: components["schemas"]["Paper"][];
                            /** @description Give it as `after` to go on, also when nothing is left today */
                            next: string;
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Invoices and credit notes as they were issued */
        get: {
            parameters: {
                query?: {
                    /** @description The `next` of an answer: what follows it */
                    after?: string;
                    limit?: number;
                    /** @description Where to begin, without `after`: what happened at this moment or later */
                    since?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of invoices */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Whether more can be had at once */
                            isMore: boolean;
                            items: components["schemas"]["StaffInvoice"][];
                            /** @description Give it as `after` to go on, also when nothing is left today */
                            next: string;
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/invoices/{invoiceNumber}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The paper of an invoice */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    invoiceNumber: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The invoice */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/invoices/{invoiceNumber}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send an invoice or credit note to its customer again */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same key with the same body gives the same answer */
                    "idempotency-key": string;
                };
                path: {
                    invoiceNumber: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The new mail */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            mailId: number;
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The state of the thing does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/invoices/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Invoices and credit notes of some days for the bookkeeper, as CSV */
        get: {
            parameters: {
                query: {
                    from: string;
                    until: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/jobs/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Try a job again that failed as often as it may */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same key with the same body gives the same answer */
                    "idempotency-key": string;
                };
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description It is tried again */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            jobId: number;
                            name: string;
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/lots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lots by number, all, of one pack, with one printed number, or the blocked ones */
        get: {
            parameters: {
                query?: {
                    /** @description The `next` of an answer: what follows it */
                    after?: string;
                    /** @description Of the titles */
                    language?: "nl" | "de" | "en";
                    limit?: number;
                    lotNumber?: string;
                    state?: "blocked";
                    variantId?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of lots */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Whether more can be had at once */
                            isMore: boolean;
                            items: components["schemas"]["StaffLot"][];
                            /** @description Give it as `after` to go on, also when nothing is left today */
                            next: string;
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/lots/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One lot and where its pieces went, the newest first */
        get: {
            parameters: {
                query?: {
                    language?: "nl" | "de" | "en";
                };
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The lot */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["StaffLotDetail"];
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/lots/{id}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Nothing of the lot is sent any more, and its pieces leave what is free to sell */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same key with the same body gives the same answer */
                    "idempotency-key": string;
                };
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description What is free to sell of its pack */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            available: number;
                            lotId: number;
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The state of the thing does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/lots/{id}/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The pieces of a lot in the warehouse were counted */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same key with the same body gives the same answer */
                    "idempotency-key": string;
                };
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        counted: number;
                        /** @default counted */
                        note?: string;
                    };
                };
            };
            responses: {
                /** @description What is free to sell of its pack */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            available: number;
                            lotId: number;
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The state of the thing does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/lots/{id}/unblock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The lot can be sent again */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same key with the same body gives the same answer */
                    "idempotency-key": string;
                };
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description What is free to sell of its pack */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            available: number;
                            lotId: number;
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The state of the thing does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/lots/{id}/unfilled-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Paid orders of its pack that can no longer be filled because lots are blocked */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The orders, those that paid first first */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                orderId: number;
                                /** Format: date-time */
                                paidAt: string | null;
                                pieces: number;
                                siteId: number;
                            }[];
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Mails of the outbox in one state, the newest first */
        get: {
            parameters: {
                query?: {
                    /** @description The `next` of an answer: what follows it */
                    after?: string;
                    kind?: "order-confirmation" | "payment-failed" | "payment-refunded" | "order-out-of-stock" | "order-cancelled" | "order-sent" | "order-part-sent" | "lot-recall" | "credit-note" | "return-registered" | "return-changed" | "review-request" | "sample-received" | "sample-advised" | "sample-corrected" | "stock-alert" | "question-answered" | "report-receipt" | "report-decided" | "text-refused" | "pack-runs-out" | "cart-reminder" | "repeat-begun" | "repeat-announced" | "repeat-moved" | "repeat-collection-failed" | "repeat-payment-needed" | "repeat-paused" | "repeat-ended" | "account-activation" | "account-reset" | "account-sign-in" | "account-change-email" | "account-email-leaving" | "account-password-changed" | "account-passkey-added" | "account-deleted" | "newsletter-confirm" | "staff-invitation" | "staff-reset" | "staff-reset-told" | "staff-proofs-failed" | "withdrawal-receipt" | "ending-receipt";
                    limit?: number;
                    siteId?: number;
                    state?: "waiting" | "failed" | "given-up" | "resent" | "sent";
                    toAddress?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of mails */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["StaffMail"][];
                            /** @description Give it as `after` for the next page; null at the end */
                            next: string | null;
                            /** @description 10000 stands for as many or more */
                            total: number;
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/mails/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One mail and what it says */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The mail */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["StaffMailDetail"];
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/mails/{id}/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A mail as its reader sees it, for a frame: nothing in it runs, and nothing of it is fetched */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The mail */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/html": string;
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/mails/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Try a mail again that was refused or given up, perhaps at another address */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same key with the same body gives the same answer */
                    "idempotency-key": string;
                };
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @default null */
                        toAddress?: string | null;
                    };
                };
            };
            responses: {
                /** @description The mail */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["StaffMailDetail"];
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The state of the thing does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in, and what it may do */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The member of staff */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Me"];
                    };
                };
                400: components["responses"]["WrongInput"];
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Another name or language */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        language?: "nl" | "de" | "en";
                        name?: string;
                    };
                };
            };
            responses: {
                /** @description The member of staff */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Me"];
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        trace?: never;
    };
    "/staff-api/v1/me/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My passkeys */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The passkeys */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                createdAt: string;
                                lastUsedAt: string | null;
                                name: string;
                                passkeyId: number;
                            }[];
                        };
                    };
                };
                400: components["responses"]["WrongInput"];
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        /** Keep another passkey */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        response: {
                            id: string;
                            rawId: string;
                            response: {
                                clientDataJSON: string;
                            } & {
                                [key: string]: unknown;
                            };
                            /** @enum {string} */
                            type: "public-key";
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            responses: {
                /** @description It is done */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description A business rule refuses it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/me/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Give a passkey up; the last one stays */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description It is done */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/me/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What another passkey is made from */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description What the browser needs */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            options: {
                                challenge: string;
                            };
                        };
                    };
                };
                400: components["responses"]["WrongInput"];
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** A password, with time codes: neither opens anything without the other */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                        password: string;
                        setup: string;
                    };
                };
            };
            responses: {
                /** @description It is done */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description A business rule refuses it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        post?: never;
        /** Give password and time codes up */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description It is done */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                400: components["responses"]["WrongInput"];
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/me/password/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What an app for time codes has to know; it counts once a code of it has come back with a password */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The secret, shown this once */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TimeCodeSetup"];
                    };
                };
                400: components["responses"]["WrongInput"];
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/me/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ten new recovery codes, shown this once; those before are void */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The codes */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            codes: string[];
                        };
                    };
                };
                400: components["responses"]["WrongInput"];
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where I am signed in */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The sessions */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                browser: string;
                                createdAt: string;
                                isThis: boolean;
                                lastSeenAt: string;
                                sessionId: number;
                                way: string;
                            }[];
                        };
                    };
                };
                400: components["responses"]["WrongInput"];
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/me/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign out somewhere else */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description It is done */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Orders, the newest first: all, those that fit, those that are looked for
         * @description A page looks through a limited number of orders: it may have fewer than asked for, also none, and say that there are more.
         */
        get: {
            parameters: {
                query?: {
                    /** @description The `next` of an answer: what follows it */
                    after?: string;
                    country?: string;
                    deliveryKind?: "none" | "home" | "alternative" | "parcel-shop" | "dealer";
                    /** @description Ordered on this day or later */
                    from?: string;
                    limit?: number;
                    /** @description Needs the permission payments.read; on the sites alone where it is given */
                    paymentMethodId?: "ideal" | "applepay" | "googlepay" | "bancontact" | "creditcard" | "paypal" | "sepa" | "eps" | "mobilepay" | "klarna" | "in3" | "billie" | "banktransfer";
                    /** @description Any number, name or place of the order */
                    q?: string;
                    /** @description Orders to send come by the day that was promised, the oldest first */
                    queue?: "to-send" | "in-trouble";
                    /** @description Those of which some comes again by itself */
                    repeat?: "yes";
                    siteId?: number;
                    status?: "open" | "paid" | "processing" | "sent" | "closed" | "cancelled";
                    /** @description Ordered on this day or before */
                    until?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of orders */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OrderList"];
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One order with lines, amounts, VAT and addresses */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The order */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["StaffOrder"];
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/orders/{id}/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the parcel somewhere else in the same country, until it has gone */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same key with the same body gives the same answer */
                    "idempotency-key": string;
                };
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        city: string;
                        firstName: string;
                        lastName: string;
                        street: string;
                        streetNumber: string;
                        /** @default  */
                        streetNumberAddition?: string;
                        zipcode: string;
                    };
                };
            };
            responses: {
                /** @description The order */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            orderId: number;
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The state of the thing does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/orders/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel an order that has not left the house; what was paid goes back, and the customer is told why */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same key with the same body gives the same answer */
                    "idempotency-key": string;
                };
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description Free words by the language they are written in: they go out to readers of that language alone
                         * @default {}
                         * @example {
                         *       "de": "Beim Abfüllen kam Feuchtigkeit in die Säcke."
                         *     }
                         */
                        ownWords?: {
                            da?: string;
                            de?: string;
                            en?: string;
                            es?: string;
                            et?: string;
                            it?: string;
                            nl?: string;
                            pt?: string;
                            sv?: string;
                        };
                        /** @enum {string} */
                        reason?: "customer-wish" | "out-of-stock" | "undeliverable" | "price-error" | "payment" | "quality" | "other";
                    };
                };
            };
            responses: {
                /** @description The order is cancelled */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            orderId: number;
                            refund: components["schemas"]["MadeRefund"] & (Record<string, never> | null);
                            /** @enum {string} */
                            status: "cancelled";
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The state of the thing does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/orders/{id}/customer-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where the customer sees this order; who asks is written down */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same key with the same body gives the same answer */
                    "idempotency-key": string;
                };
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The page */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uri */
                            url: string;
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/orders/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What mails, refunds, returns and withdrawals of an order remember, as far as the caller may see them */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The newest first */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["StaffOrderEvent"][];
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/orders/{id}/label.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The address of a parcel, on A6 */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The paper. What is on it and not sent yet is the caller’s to pack for four hours; what somebody else packs is left out */
                200: {
                    headers: {
                        /** @description The numbers of the orders that somebody else packs, with commas between them */
                        "packed-by-another"?: string;
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The state of the thing does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/orders/{id}/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The mails of an order, the latest first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Its mails */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["MailOfOrder"][];
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/orders/{id}/mails/{mailId}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a mail of an order again */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same key with the same body gives the same answer */
                    "idempotency-key": string;
                };
                path: {
                    id: number;
                    mailId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The new mail */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            mailId: number;
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The state of the thing does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/orders/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What staff noted about an order, the latest first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Its notes */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["OrderNote"][];
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        /** Note something about an order; its customer does not see it in the shop */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same key with the same body gives the same answer */
                    "idempotency-key": string;
                };
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        words: string;
                    };
                };
            };
            responses: {
                /** @description The note */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OrderNote"];
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/orders/{id}/notes/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take away a note of one’s own */
        delete: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same key with the same body gives the same answer */
                    "idempotency-key": string;
                };
                path: {
                    id: number;
                    noteId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Taken away */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            orderNoteId: number;
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/orders/{id}/packing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes this order to the packing table, or keeps it there for ten minutes more; says who has it */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same key with the same body gives the same answer */
                    "idempotency-key": string;
                };
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description Also when somebody else packs it: whoever that is cannot send it any more
                         * @default false
                         */
                        takesOver?: boolean;
                    };
                };
            };
            responses: {
                /** @description Who packs it: the caller, unless somebody else does */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            orderId: number;
                            packing: {
                                by: string;
                                byName: string | null;
                                /** @description The caller packs it, at this table: the same member in another session is another table */
                                isOwn: boolean;
                                /** Format: date-time */
                                since: string;
                                /**
                                 * Format: date-time
                                 * @description Every scan moves it
                                 */
                                until: string;
                            };
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The state of the thing does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        /** Leaves the order to others; nothing happens to one that somebody else packs, or whose slip or label the caller has printed */
        delete: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same key with the same body gives the same answer */
                    "idempotency-key": string;
                };
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Left */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            orderId: number;
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/orders/{id}/packing-slip.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is left to send with its lots, or the last shipment, in the language of the order */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The paper. What is on it and not sent yet is the caller’s to pack for four hours; what somebody else packs is left out */
                200: {
                    headers: {
                        /** @description The numbers of the orders that somebody else packs, with commas between them */
                        "packed-by-another"?: string;
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The state of the thing does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/orders/{id}/picking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is left of an order to send, and out of which lots: the earliest date first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The proposal */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["StaffPicking"];
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/orders/{id}/refundable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What of an order can still go back, and where it would go */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description What is left */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refundable"];
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/orders/{id}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The refunds of an order, the latest first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Its refunds */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["StaffRefund"][];
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        /** Give money back: with a credit note, a mail, and the goods back to stock */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same key with the same body gives the same answer */
                    "idempotency-key": string;
                };
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RefundInput"];
                };
            };
            responses: {
                /** @description The refund */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MadeRefund"];
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The state of the thing does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/orders/{id}/returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The returns of an order */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Its returns */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["ReturnForStaff"][];
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/orders/{id}/ship": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** All that is left of a paid order has left the house; the customer gets a mail */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same key with the same body gives the same answer */
                    "idempotency-key": string;
                };
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @default [] */
                        parcelNumbers?: string[];
                    };
                };
            };
            responses: {
                /** @description The order is sent */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            orderId: number;
                            parcelNumbers: string[];
                            /** @enum {string} */
                            status: "processing" | "sent";
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The state of the thing does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/orders/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Orders in the order of their last step: paid, sent, cancelled
         * @description The last minute is left out, so that nothing appears behind what was read already.
         */
        get: {
            parameters: {
                query?: {
                    /** @description The `next` of an answer: what follows it */
                    after?: string;
                    limit?: number;
                    /** @description Where to begin, without `after`: what happened at this moment or later */
                    since?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of changed orders */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OrderChanges"];
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/orders/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many orders are to be sent, wait for money, need somebody */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Each up to ten thousand */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OrderCounts"];
                    };
                };
                400: components["responses"]["WrongInput"];
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Money that came, and of it what goes or went back, in the order of what changed last */
        get: {
            parameters: {
                query?: {
                    /** @description The `next` of an answer: what follows it */
                    after?: string;
                    limit?: number;
                    /** @description Where to begin, without `after`: what happened at this moment or later */
                    since?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of payments */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Whether more can be had at once */
                            isMore: boolean;
                            items: components["schemas"]["StaffPayment"][];
                            /** @description Give it as `after` to go on, also when nothing is left today */
                            next: string;
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products with article numbers, EANs, VAT class and prices */
        get: {
            parameters: {
                query?: {
                    /** @description The `next` of an answer: what follows it */
                    after?: string;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of products */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Whether more can be had at once */
                            isMore: boolean;
                            items: components["schemas"]["StaffProduct"][];
                            /** @description Give it as `after` to go on, also when nothing is left today */
                            next: string;
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One product */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The product */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["StaffProduct"];
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Questions about products: those that wait with the oldest first, decided ones with the newest first */
        get: {
            parameters: {
                query?: {
                    /** @description The `next` of an answer: what follows it */
                    after?: string;
                    limit?: number;
                    olderThanHours?: number;
                    siteId?: number;
                    state?: "waiting" | "published" | "rejected";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of questions */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["StaffQuestion"][];
                            /** @description Give it as `after` for the next page; null at the end */
                            next: string | null;
                            /** @description 10000 stands for as many or more */
                            total: number;
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/questions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One question */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The question */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["StaffQuestion"];
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/questions/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer a question in public, change that answer, take it off, reject the question or let it wait again */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same key with the same body gives the same answer */
                    "idempotency-key": string;
                };
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description In the language of the question */
                        answer: string;
                        /** @enum {string} */
                        state: "published";
                        /** @description The one that its reader looked at */
                        version: number;
                    } | {
                        /**
                         * @description Free words by the language they are written in: they go out to readers of that language alone
                         * @default {}
                         * @example {
                         *       "de": "Beim Abfüllen kam Feuchtigkeit in die Säcke."
                         *     }
                         */
                        ownWords?: {
                            da?: string;
                            de?: string;
                            en?: string;
                            es?: string;
                            et?: string;
                            it?: string;
                            nl?: string;
                            pt?: string;
                            sv?: string;
                        };
                        /** @enum {string} */
                        reason: "off-topic" | "diagnosis" | "advertising" | "personal" | "insulting" | "untrue" | "unlawful" | "other";
                        /** @enum {string} */
                        state: "rejected";
                        /** @description The one that its reader looked at */
                        version: number;
                    } | {
                        /** @enum {string} */
                        state: "waiting";
                        /** @description The one that its reader looked at */
                        version: number;
                    };
                };
            };
            responses: {
                /** @description The question */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["StaffQuestion"];
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The state of the thing does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/recalls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Block a lot and write to everybody who got pieces of it, each in the language of the order; an order gets one letter, however often */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same key with the same body gives the same answer */
                    "idempotency-key": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        lotId: number;
                        /**
                         * @description Free words by the language they are written in: they go out to readers of that language alone
                         * @default {}
                         * @example {
                         *       "de": "Beim Abfüllen kam Feuchtigkeit in die Säcke."
                         *     }
                         */
                        ownWords?: {
                            da?: string;
                            de?: string;
                            en?: string;
                            es?: string;
                            et?: string;
                            it?: string;
                            nl?: string;
                            pt?: string;
                            sv?: string;
                        };
                        /** @enum {string} */
                        reason: "mould" | "foreign-body" | "salmonella" | "wrong-label" | "banned-substance" | "mycotoxins" | "wrong-composition" | "packaging" | "other";
                    };
                };
            };
            responses: {
                /** @description How many letters are new */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            letters: number;
                            recallId: number;
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The state of the thing does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/recalls/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every order that got pieces of a lot, with whom and when; the id is that of the lot */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The orders */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["RecalledOrder"][];
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/recalls/{id}/list.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same list as CSV; who takes it along is written down */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Refunds, the latest first; all or those that are not paid yet */
        get: {
            parameters: {
                query?: {
                    /** @description The `next` of an answer: what follows it */
                    after?: string;
                    limit?: number;
                    state?: "unpaid";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of refunds */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Whether more can be had at once */
                            isMore: boolean;
                            items: components["schemas"]["StaffRefund"][];
                            /** @description Give it as `after` to go on, also when nothing is left today */
                            next: string;
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/refunds/{id}/paid-by-transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that a refund that the provider refused has been paid by bank transfer */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same key with the same body gives the same answer */
                    "idempotency-key": string;
                };
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description What stands on the bank statement */
                        reference: string;
                    };
                };
            };
            responses: {
                /** @description It is paid */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            refundId: number;
                            /** @enum {string} */
                            state: "paid";
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The state of the thing does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/refunds/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask the provider again for a refund that it refused */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same key with the same body gives the same answer */
                    "idempotency-key": string;
                };
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
            responses: {
                /** @description It is owed */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            refundId: number;
                            /** @enum {string} */
                            state: "owed";
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The state of the thing does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/repeat-deliveries/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a repeat delivery for its customer, who gets a mail; what is ordered already stays an order */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same key with the same body gives the same answer */
                    "idempotency-key": string;
                };
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description For the log, which the customer can take along */
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description What has become of it */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ChangedRepeatDelivery"];
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The state of the thing does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/repeat-deliveries/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pause a repeat delivery for its customer, who gets a mail; one that is paused stays as it is */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same key with the same body gives the same answer */
                    "idempotency-key": string;
                };
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description For the log, which the customer can take along */
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description What has become of it */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ChangedRepeatDelivery"];
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The state of the thing does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/repeat-deliveries/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a repeat delivery go on for its customer; the next delivery is announced by mail */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same key with the same body gives the same answer */
                    "idempotency-key": string;
                };
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description For the log, which the customer can take along */
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description What has become of it */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ChangedRepeatDelivery"];
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The state of the thing does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reports of reviews and questions: open ones with the oldest first, decided ones with the newest first */
        get: {
            parameters: {
                query?: {
                    /** @description The `next` of an answer: what follows it */
                    after?: string;
                    limit?: number;
                    olderThanHours?: number;
                    siteId?: number;
                    state?: "open" | "kept" | "removed";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of reports */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["StaffReport"][];
                            /** @description Give it as `after` for the next page; null at the end */
                            next: string | null;
                            /** @description 10000 stands for as many or more */
                            total: number;
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One report */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The report */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["StaffReport"];
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/reports/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep what was reported, or hide it with a reason of the list that its kind has; its sender and its writer are told */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same key with the same body gives the same answer */
                    "idempotency-key": string;
                };
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        decision: "kept";
                    } | {
                        /** @enum {string} */
                        decision: "removed";
                        /**
                         * @description Free words by the language they are written in: they go out to readers of that language alone
                         * @default {}
                         * @example {
                         *       "de": "Beim Abfüllen kam Feuchtigkeit in die Säcke."
                         *     }
                         */
                        ownWords?: {
                            da?: string;
                            de?: string;
                            en?: string;
                            es?: string;
                            et?: string;
                            it?: string;
                            nl?: string;
                            pt?: string;
                            sv?: string;
                        };
                        /** @enum {string} */
                        reason: "advertising" | "personal" | "insulting" | "copied" | "health-claim" | "off-topic" | "untrue" | "unlawful" | "other" | "diagnosis";
                    };
                };
            };
            responses: {
                /** @description The report */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["StaffReport"];
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The state of the thing does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns in the order of what changed last */
        get: {
            parameters: {
                query?: {
                    /** @description The `next` of an answer: what follows it */
                    after?: string;
                    limit?: number;
                    /** @description Where to begin, without `after`: what happened at this moment or later */
                    since?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of returns */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Whether more can be had at once */
                            isMore: boolean;
                            items: components["schemas"]["StaffReturn"][];
                            /** @description Give it as `after` to go on, also when nothing is left today */
                            next: string;
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/returns/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One return */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The return */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ReturnForStaff"];
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/returns/{id}/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The photo of a return */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The photo */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "image/jpeg": string;
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/returns/{id}/receive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The goods of a return have come; the customer gets a mail */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same key with the same body gives the same answer */
                    "idempotency-key": string;
                };
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
            responses: {
                /** @description The return */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MovedReturn"];
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The state of the thing does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/returns/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give back the money of a return: credit note, stock, mail */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same key with the same body gives the same answer */
                    "idempotency-key": string;
                };
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description Euro cents, VAT included
                         * @default 0
                         */
                        deliveryCents?: number;
                        /** @description Whether the goods can be sold again */
                        restock: boolean;
                    };
                };
            };
            responses: {
                /** @description The return */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MovedReturn"];
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The state of the thing does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/returns/{id}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refuse a return, with a reason that the customer is told in the language of the order */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same key with the same body gives the same answer */
                    "idempotency-key": string;
                };
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description Free words by the language they are written in: they go out to readers of that language alone
                         * @default {}
                         * @example {
                         *       "de": "Beim Abfüllen kam Feuchtigkeit in die Säcke."
                         *     }
                         */
                        ownWords?: {
                            da?: string;
                            de?: string;
                            en?: string;
                            es?: string;
                            et?: string;
                            it?: string;
                            nl?: string;
                            pt?: string;
                            sv?: string;
                        };
                        /** @enum {string} */
                        reason: "opened" | "used" | "too-late" | "other-goods" | "incomplete" | "no-defect" | "other";
                    };
                };
            };
            responses: {
                /** @description The return */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MovedReturn"];
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The state of the thing does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/returns/decided": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns that were refunded or refused, the latest decision first */
        get: {
            parameters: {
                query?: {
                    /** @description The `next` of an answer: what follows it */
                    after?: string;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of returns */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Whether more can be had at once */
                            isMore: boolean;
                            items: components["schemas"]["ReturnForStaff"][];
                            /** @description Give it as `after` to go on, also when nothing is left today */
                            next: string;
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/returns/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns that wait to be received or decided, the oldest first */
        get: {
            parameters: {
                query?: {
                    /** @description The `next` of an answer: what follows it */
                    after?: string;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of returns */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Whether more can be had at once */
                            isMore: boolean;
                            items: components["schemas"]["ReturnForStaff"][];
                            /** @description Give it as `after` to go on, also when nothing is left today */
                            next: string;
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/returns/with-number/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The return with this number, and those of the order with it, decided or not */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The returns */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["ReturnForStaff"][];
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reviews of customers: those that wait with the oldest first, decided ones with the newest first */
        get: {
            parameters: {
                query?: {
                    /** @description The `next` of an answer: what follows it */
                    after?: string;
                    limit?: number;
                    olderThanHours?: number;
                    rating?: "1" | "2" | "3" | "4" | "5";
                    siteId?: number;
                    state?: "published" | "waiting" | "refused";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of reviews */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["StaffReview"][];
                            /** @description Give it as `after` for the next page; null at the end */
                            next: string | null;
                            /** @description 10000 stands for as many or more */
                            total: number;
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One review */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The review */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["StaffReview"];
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/reviews/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publish or refuse a review, or let it wait again; stars are counted anew */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same key with the same body gives the same answer */
                    "idempotency-key": string;
                };
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description What it was when its reader looked at it
                         * @enum {string}
                         */
                        from: "published" | "waiting" | "refused";
                        /** @description The photos that are shown with it; without them none */
                        photoIds?: number[];
                        /** @enum {string} */
                        verdict: "published";
                    } | {
                        /**
                         * @description What it was when its reader looked at it
                         * @enum {string}
                         */
                        from: "published" | "waiting" | "refused";
                        /**
                         * @description Free words by the language they are written in: they go out to readers of that language alone
                         * @default {}
                         * @example {
                         *       "de": "Beim Abfüllen kam Feuchtigkeit in die Säcke."
                         *     }
                         */
                        ownWords?: {
                            da?: string;
                            de?: string;
                            en?: string;
                            es?: string;
                            et?: string;
                            it?: string;
                            nl?: string;
                            pt?: string;
                            sv?: string;
                        };
                        /** @enum {string} */
                        reason: "advertising" | "personal" | "insulting" | "copied" | "health-claim" | "off-topic" | "untrue" | "unlawful" | "other";
                        /** @enum {string} */
                        verdict: "refused";
                    } | {
                        /**
                         * @description What it was when its reader looked at it
                         * @enum {string}
                         */
                        from: "published" | "waiting" | "refused";
                        /** @enum {string} */
                        verdict: "waiting";
                    };
                };
            };
            responses: {
                /** @description The review */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["StaffReview"];
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The state of the thing does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/reviews/{id}/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Which photos stand with a review that is shown */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same key with the same body gives the same answer */
                    "idempotency-key": string;
                };
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description The photos that are shown with it; without them none */
                        from: number[];
                        /** @description The photos that are shown with it; without them none */
                        shownIds: number[];
                    };
                };
            };
            responses: {
                /** @description The review */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["StaffReview"];
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The state of the thing does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/reviews/{id}/photos/{photoId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A photo of a review, shown or not */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    photoId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The photo */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "image/jpeg": string;
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/reviews/{id}/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the shop says below a review that is shown; without words it is taken back */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same key with the same body gives the same answer */
                    "idempotency-key": string;
                };
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        text: string;
                    };
                };
            };
            responses: {
                /** @description The review */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["StaffReview"];
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The state of the thing does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/samples": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Samples at the bench, the oldest first; those that are advised with the newest first */
        get: {
            parameters: {
                query?: {
                    /** @description The `next` of an answer: what follows it */
                    after?: string;
                    analysis?: "Rqs" | "Qs";
                    limit?: number;
                    sampleType?: "hay" | "silage";
                    /** @description Without it: all that are not advised */
                    state?: "ordered" | "received" | "measured" | "advised";
                    /** @description For its next step, at least */
                    waitsDays?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of samples */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["BenchSample"][];
                            /** @description Give it as `after` for the next page; null at the end */
                            next: string | null;
                            /** @description 10000 stands for as many or more */
                            total: number;
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/samples/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One sample with what was measured */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The sample */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BenchSampleDetail"];
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/samples/{id}/advice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An adviser has read the report, perhaps with a note; the customer gets a mail */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same key with the same body gives the same answer */
                    "idempotency-key": string;
                };
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @default  */
                        note?: string;
                    };
                };
            };
            responses: {
                /** @description The sample */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BenchSampleDetail"];
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The state of the thing does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/samples/{id}/correction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Values that were wrong, as they should be; the customer reads why */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same key with the same body gives the same answer */
                    "idempotency-key": string;
                };
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        reason: string;
                        values: {
                            [key: string]: number;
                        };
                    };
                };
            };
            responses: {
                /** @description The sample */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BenchSampleDetail"] & {
                            /** @description The customer gets a mail */
                            isTold: boolean;
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The state of the thing does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/samples/{id}/measurement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Everything that was measured in a sample, at once */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same key with the same body gives the same answer */
                    "idempotency-key": string;
                };
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        sampleType: "hay" | "silage";
                        values: {
                            [key: string]: number;
                        };
                    };
                };
            };
            responses: {
                /** @description The sample */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BenchSampleDetail"];
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The state of the thing does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/samples/{id}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A sample came in; the customer gets a mail */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same key with the same body gives the same answer */
                    "idempotency-key": string;
                };
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description DD-MM-YYYY; null: today
                         * @default null
                         */
                        receivedOn?: string | null;
                        /**
                         * @description Null: as the customer said
                         * @default null
                         * @enum {string|null}
                         */
                        sampleType?: "hay" | "silage" | null;
                    };
                };
            };
            responses: {
                /** @description The sample */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BenchSampleDetail"];
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The state of the thing does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/samples/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The report as the customer reads it, or is going to */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The report */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SampleReport"];
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/samples/scan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sample of a scanned code: that of its bag, its number or the address of its result */
        get: {
            parameters: {
                query: {
                    code: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The sample */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BenchSampleDetail"];
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Orders, customers, packs, lots, samples, returns, withdrawals and staff by their numbers and words
         * @description A few of each kind, and of what the caller may see alone.
         */
        get: {
            parameters: {
                query: {
                    q: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description What was found */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["StaffFound"];
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/shipments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Goods of a paid order have left the house, all that is left or some; the customer gets a mail */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same key with the same body gives the same answer */
                    "idempotency-key": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @default null
                         * @enum {string|null}
                         */
                        carrier?: "postnl" | "dhl" | "dpd" | "gls" | "own" | null;
                        /**
                         * @description Send it although the bank has taken back what was paid for it
                         * @default false
                         */
                        despiteChargeback?: boolean;
                        /**
                         * @description Send it although the customer has withdrawn from it and nobody has decided about that
                         * @default false
                         */
                        despiteWithdrawal?: boolean;
                        /** @description Without it all that is left, each pack from the lots with the earliest date */
                        lines?: {
                            lineNumber: number;
                            lots?: {
                                lotId: number;
                                quantity: number;
                            }[];
                            quantity: number;
                        }[];
                        orderId: number;
                        /** @default [] */
                        parcelNumbers?: string[];
                    };
                };
            };
            responses: {
                /** @description The shipment */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            orderId: number;
                            shipmentId: number;
                            /** @enum {string} */
                            status: "processing" | "sent";
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The state of the thing does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/shipments/{id}/parcels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Who brings a shipment that has left, and the numbers of all its parcels: added or put right */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same key with the same body gives the same answer */
                    "idempotency-key": string;
                };
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @default null
                         * @enum {string|null}
                         */
                        carrier?: "postnl" | "dhl" | "dpd" | "gls" | "own" | null;
                        /** @default [] */
                        parcelNumbers?: string[];
                        /**
                         * @description The customer gets the mail of the shipment once more, with these numbers
                         * @default false
                         */
                        tellsCustomer?: boolean;
                    };
                };
            };
            responses: {
                /** @description The shipment */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string|null} */
                            carrier: "postnl" | "dhl" | "dpd" | "gls" | "own" | null;
                            isCustomerTold: boolean;
                            orderId: number;
                            parcelNumbers: string[];
                            shipmentId: number;
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The state of the thing does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/shipments/labels.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The labels of several orders as one paper, each on a page of A6 */
        get: {
            parameters: {
                query: {
                    orderIds: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The paper. What is on it and not sent yet is the caller’s to pack for four hours; what somebody else packs is left out */
                200: {
                    headers: {
                        /** @description The numbers of the orders that somebody else packs, with commas between them */
                        "packed-by-another"?: string;
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The state of the thing does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/shipments/packing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes the next order to this packing table: no other table gets it for ten minutes */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same key with the same body gives the same answer */
                    "idempotency-key": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description Orders that were skipped, the latest last: they come when nothing else waits
                         * @default []
                         */
                        passedOver?: number[];
                    };
                };
            };
            responses: {
                /** @description The order */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Null: nothing waits that nobody packs */
                            orderId: number | null;
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/shipments/packing-slips.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The packing slips of several orders as one paper */
        get: {
            parameters: {
                query: {
                    orderIds: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The paper. What is on it and not sent yet is the caller’s to pack for four hours; what somebody else packs is left out */
                200: {
                    headers: {
                        /** @description The numbers of the orders that somebody else packs, with commas between them */
                        "packed-by-another"?: string;
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The state of the thing does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/shipments/queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders that wait to be sent, the oldest promise first */
        get: {
            parameters: {
                query?: {
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The orders */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["OrderToSend"][];
                            /** @description How many wait; 10000 stands for as many or more */
                            total: number;
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How staff can sign in here */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The ways */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            oidcName: string | null;
                            ways: ("passkey" | "password" | "oidc" | "recovery")[];
                        };
                    };
                };
                400: components["responses"]["WrongInput"];
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/sign-in/oidc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with what the identity provider sent the browser back with */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                        iss?: string;
                        state: string;
                    };
                };
            };
            responses: {
                /** @description Who is signed in now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Me"];
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Try again later; see Retry-After */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/sign-in/oidc/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where to sign in with an account of the company; the answer counts once, within five minutes */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The page of the identity provider */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            address: string;
                        };
                    };
                };
                400: components["responses"]["WrongInput"];
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Try again later; see Retry-After */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/sign-in/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with a passkey */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        response: {
                            id: string;
                            rawId: string;
                            response: {
                                clientDataJSON: string;
                            } & {
                                [key: string]: unknown;
                            };
                            /** @enum {string} */
                            type: "public-key";
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            responses: {
                /** @description Who is signed in now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Me"];
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/sign-in/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What to ask a passkey; the question can be answered once, within five minutes */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The question */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            options: {
                                challenge: string;
                            };
                        };
                    };
                };
                400: components["responses"]["WrongInput"];
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/sign-in/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with a password and a time code, which counts once */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                        emailAddress: string;
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Who is signed in now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Me"];
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Try again later; see Retry-After */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/sign-in/recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with a recovery code, which counts once */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                        emailAddress: string;
                    };
                };
            };
            responses: {
                /** @description Who is signed in now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Me"];
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description It is done */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                400: components["responses"]["WrongInput"];
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who works here, with what rights */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The members of staff */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["StaffMember"][];
                        };
                    };
                };
                400: components["responses"]["WrongInput"];
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/staff/{id}/end-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign a member out everywhere */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description It is done */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/staff/{id}/grants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Other rights, these and no others */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        grants: {
                            /** @default null */
                            languageIds?: number[] | null;
                            /** @enum {string} */
                            role: "owner" | "manager" | "catalogue" | "prices" | "content" | "translator" | "service" | "warehouse" | "laboratory" | "finance" | "viewer";
                            /**
                             * @description Null: all sites, also those to come
                             * @default null
                             */
                            siteIds?: number[] | null;
                        }[];
                    };
                };
            };
            responses: {
                /** @description It is done */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The state of the thing does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/staff/{id}/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** For who lost every device: all ways in are void, and a mail brings a new one */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description It is done */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/staff/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a suspended member work again */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description It is done */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/staff/{id}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Suspend a member, who is signed out everywhere at once */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description It is done */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The state of the thing does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/staff/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Invitations that nobody has used yet */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The invitations */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["OpenInvitation"][];
                        };
                    };
                };
                400: components["responses"]["WrongInput"];
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        /** Invite somebody with role and sites; a mail brings the link */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        emailAddress: string;
                        grants: {
                            /** @default null */
                            languageIds?: number[] | null;
                            /** @enum {string} */
                            role: "owner" | "manager" | "catalogue" | "prices" | "content" | "translator" | "service" | "warehouse" | "laboratory" | "finance" | "viewer";
                            /**
                             * @description Null: all sites, also those to come
                             * @default null
                             */
                            siteIds?: number[] | null;
                        }[];
                        /** @enum {string} */
                        language: "nl" | "de" | "en";
                        name: string;
                    };
                };
            };
            responses: {
                /** @description The invitation */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["NewInvitation"];
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The state of the thing does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/staff/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take an invitation back */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description It is done */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/staff/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the members of staff are called */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The names */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                memberId: number;
                                name: string;
                            }[];
                        };
                    };
                };
                400: components["responses"]["WrongInput"];
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/staff/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What each role may do */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The roles */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                permissions: ("orders.read" | "orders.ship" | "orders.cancel" | "orders.change" | "refunds.make" | "payments.read" | "invoices.read" | "invoices.export" | "returns.read" | "returns.receive" | "returns.decide" | "withdrawals.decide" | "customers.read" | "customers.change" | "customers.export" | "customers.delete" | "customers.impersonate" | "repeats.change" | "reviews.decide" | "questions.answer" | "reports.decide" | "stock.read" | "stock.receive" | "stock.count" | "lots.block" | "recall.run" | "samples.read" | "samples.receive" | "samples.measure" | "samples.advise" | "products.read" | "mails.read" | "mails.send" | "webhooks.edit" | "staff.edit" | "roles.edit" | "audit.read" | "health.read" | "health.retry")[];
                                /** @enum {string} */
                                role: "owner" | "manager" | "catalogue" | "prices" | "content" | "translator" | "service" | "warehouse" | "laboratory" | "finance" | "viewer";
                            }[];
                        };
                    };
                };
                400: components["responses"]["WrongInput"];
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/step-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prove once more who it is */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        response: {
                            id: string;
                            rawId: string;
                            response: {
                                clientDataJSON: string;
                            } & {
                                [key: string]: unknown;
                            };
                            /** @enum {string} */
                            type: "public-key";
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            responses: {
                /** @description Until when that counts */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            steppedUpUntil: string;
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/step-up/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What to ask the passkey to prove once more who it is */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The question */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            options: {
                                challenge: string;
                            };
                        };
                    };
                };
                400: components["responses"]["WrongInput"];
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/step-up/time-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prove once more who it is, with a time code that was not used yet */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                    };
                };
            };
            responses: {
                /** @description Until when that counts */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            steppedUpUntil: string;
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every pack with what can be sold, is held, is in lots, and how fast it goes; stock is one for all sites */
        get: {
            parameters: {
                query?: {
                    /** @description The `next` of an answer: what follows it */
                    after?: string;
                    /** @description Exactly this article number or EAN */
                    code?: string;
                    /** @description Of the titles */
                    language?: "nl" | "de" | "en";
                    limit?: number;
                    /** @description The beginning of an article number or EAN, or of words of a title */
                    q?: string;
                    state?: "sold-out" | "low";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of packs */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Whether more can be had at once */
                            isMore: boolean;
                            items: components["schemas"]["StaffStock"][];
                            /** @description Give it as `after` to go on, also when nothing is left today */
                            next: string;
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/stock/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One pack */
        get: {
            parameters: {
                query?: {
                    language?: "nl" | "de" | "en";
                };
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The pack */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["StaffStock"];
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/stock/{id}/correct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pieces are gone, or are there again, for a reason */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same key with the same body gives the same answer */
                    "idempotency-key": string;
                };
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        change: number;
                        /** @default null */
                        lotId?: number | null;
                        note: string;
                        /** @enum {string} */
                        reason: "damaged" | "own-use" | "returned" | "counted";
                    };
                };
            };
            responses: {
                /** @description The new stock */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AvailableStock"];
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The state of the thing does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/stock/{id}/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The pieces of a pack in the warehouse were counted, those of orders that are not sent yet among them */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same key with the same body gives the same answer */
                    "idempotency-key": string;
                };
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        counted: number;
                        /** @default counted */
                        reason?: string;
                    };
                };
            };
            responses: {
                /** @description The new stock */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AvailableStock"];
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The state of the thing does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/stock/{id}/movements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every change of what can be sold of a pack, the newest first */
        get: {
            parameters: {
                query?: {
                    /** @description The `next` of an answer: what follows it */
                    after?: string;
                    limit?: number;
                };
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of movements */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Whether more can be had at once */
                            isMore: boolean;
                            items: components["schemas"]["StockMovement"][];
                            /** @description Give it as `after` to go on, also when nothing is left today */
                            next: string;
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/stock/{id}/receive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Goods came in, of a lot or of none */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same key with the same body gives the same answer */
                    "idempotency-key": string;
                };
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        amount: number;
                        /**
                         * @description The pieces are in stock already and get their lot now
                         * @default false
                         */
                        areInHouse?: boolean;
                        lot?: {
                            /**
                             * Format: date
                             * @default null
                             */
                            bestBefore?: string | null;
                            lotNumber: string;
                        };
                    };
                };
            };
            responses: {
                /** @description The new stock */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AvailableStock"];
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The state of the thing does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/stock/receive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A delivery came in: several packs and lots, all or none of them */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same key with the same body gives the same answer */
                    "idempotency-key": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        lines: {
                            amount: number;
                            lot?: {
                                /**
                                 * Format: date
                                 * @default null
                                 */
                                bestBefore?: string | null;
                                lotNumber: string;
                            };
                            variantId: number;
                        }[];
                    };
                };
            };
            responses: {
                /** @description The new stock, line by line */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["AvailableStock"][];
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The state of the thing does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My tasks that run or ended within the hour, the newest first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The tasks */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["TaskProgress"][];
                        };
                    };
                };
                400: components["responses"]["WrongInput"];
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/tasks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of my tasks, and what was refused */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The task */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Task"];
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/tasks/{id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin nothing further; what was done stays done */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same key with the same body gives the same answer */
                    "idempotency-key": string;
                };
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The task */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Task"];
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/tasks/retry-mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Try several mails again, each by itself; up to 50 are done when the call is answered, more go on behind the scenes */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same key with the same body gives the same answer */
                    "idempotency-key": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        ids: number[];
                    };
                };
            };
            responses: {
                /** @description How far it is */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Task"];
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/tasks/retry-mails/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Try several mails again: what would be changed or refused, and why; nothing is changed yet */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        ids: number[];
                    };
                };
            };
            responses: {
                /** @description The plan */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TaskPlan"];
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/tasks/ship-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send all that is left of several orders, each by itself; up to 50 are done when the call is answered, more go on behind the scenes */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same key with the same body gives the same answer */
                    "idempotency-key": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description Who brings all of them
                         * @default null
                         * @enum {string|null}
                         */
                        carrier?: "postnl" | "dhl" | "dpd" | "gls" | "own" | null;
                        ids: number[];
                        /**
                         * @description The parcel numbers of those orders whose numbers are known
                         * @default []
                         */
                        parcels?: {
                            orderId: number;
                            /** @default [] */
                            parcelNumbers?: string[];
                        }[];
                    };
                };
            };
            responses: {
                /** @description How far it is */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Task"];
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/tasks/ship-orders/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send all that is left of several orders: what would be changed or refused, and why; nothing is changed yet */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        ids: number[];
                    };
                };
            };
            responses: {
                /** @description The plan */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TaskPlan"];
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/today": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What waits for me and how it goes, as far as I may see it */
        get: {
            parameters: {
                query?: {
                    language?: "nl" | "de" | "en";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Today */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Today"];
                    };
                };
                400: components["responses"]["WrongInput"];
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Views of a list: own ones, and those that others share */
        get: {
            parameters: {
                query: {
                    list: "orders" | "customers" | "returns" | "withdrawals" | "invoices" | "stock" | "lots" | "reviews" | "samples" | "mails" | "audit" | "tasks";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Views */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["SavedView"][];
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        /** Keep filters of a list under a name */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same key with the same body gives the same answer */
                    "idempotency-key": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        filters: {
                            [key: string]: string;
                        };
                        /** @default false */
                        isShared?: boolean;
                        /** @enum {string} */
                        list: "orders" | "customers" | "returns" | "withdrawals" | "invoices" | "stock" | "lots" | "reviews" | "samples" | "mails" | "audit" | "tasks";
                        name: string;
                    };
                };
            };
            responses: {
                /** @description Kept */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            viewId: number;
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The state of the thing does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a view of one’s own */
        delete: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same key with the same body gives the same answer */
                    "idempotency-key": string;
                };
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Removed */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            viewId: number;
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The state of the thing does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Endpoints and what waits for them */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The endpoints */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["WebhookEndpoint"][];
                        };
                    };
                };
                400: components["responses"]["WrongInput"];
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        /** Be told of events at an address */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same key with the same body gives the same answer */
                    "idempotency-key": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        eventTypes: ("order.paid" | "order.sent" | "order.refunded" | "stock.changed" | "product.changed")[];
                        siteIds?: number[];
                        url: string;
                    };
                };
            };
            responses: {
                /** @description The endpoint */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            endpointId: number;
                            /** @description Signs deliveries; shown this once */
                            secret: string;
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The state of the thing does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Be told no more */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description It is gone */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/webhooks/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deliver one event, or those of a span, again: at most 10,000 at once */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same key with the same body gives the same answer */
                    "idempotency-key": string;
                };
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        eventId: number;
                    } | {
                        /** Format: date-time */
                        since: string;
                        /** Format: date-time */
                        until: string;
                    };
                };
            };
            responses: {
                /** @description How many are on their way */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            replayed: number;
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The state of the thing does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/webhooks/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new secret; for a day the old one signs as well */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same key with the same body gives the same answer */
                    "idempotency-key": string;
                };
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The new secret */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Signs deliveries; shown this once */
                            secret: string;
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The state of the thing does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/withdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Declarations of withdrawal that wait for staff, the oldest first */
        get: {
            parameters: {
                query?: {
                    /** @description The `next` of an answer: what follows it */
                    after?: string;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of withdrawals */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Whether more can be had at once */
                            isMore: boolean;
                            items: components["schemas"]["StaffWithdrawal"][];
                            /** @description Give it as `after` to go on, also when nothing is left today */
                            next: string;
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/withdrawals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One declaration of withdrawal */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The withdrawal */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["StaffWithdrawal"];
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/withdrawals/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What was sent becomes a return; what was not is cancelled and paid back */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same key with the same body gives the same answer */
                    "idempotency-key": string;
                };
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
            responses: {
                /** @description The withdrawal is accepted */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            refund: components["schemas"]["MadeRefund"] & (Record<string, never> | null);
                            returnIds: number[];
                            /** @enum {string} */
                            state: "waiting" | "accepted" | "closed";
                            withdrawalId: number;
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The state of the thing does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/withdrawals/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** It leads to no return */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same key with the same body gives the same answer */
                    "idempotency-key": string;
                };
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        note: string;
                    };
                };
            };
            responses: {
                /** @description The withdrawal is closed */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            state: "waiting" | "accepted" | "closed";
                            withdrawalId: number;
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The state of the thing does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/withdrawals/{id}/match": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The declaration belongs to this order */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same key with the same body gives the same answer */
                    "idempotency-key": string;
                };
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        orderId: number;
                    };
                };
            };
            responses: {
                /** @description They belong together */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            orderId: number;
                            withdrawalId: number;
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The state of the thing does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/withdrawals/decided": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Declarations of withdrawal that were accepted or closed, the newest first */
        get: {
            parameters: {
                query?: {
                    /** @description The `next` of an answer: what follows it */
                    after?: string;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of withdrawals */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Whether more can be had at once */
                            isMore: boolean;
                            items: components["schemas"]["StaffWithdrawal"][];
                            /** @description Give it as `after` to go on, also when nothing is left today */
                            next: string;
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-api/v1/withdrawals/found": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Declarations by name, mailbox, the number of the order or their own, the newest first */
        get: {
            parameters: {
                query: {
                    limit?: number;
                    q: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description What was found */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["StaffWithdrawal"][];
                        };
                    };
                };
                /** @description The input is wrong; `parameter` names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no token that works, and nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The caller does not have the permission, must prove once more who it is, or calls from another site */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many calls; see Retry-After */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AuditEntry: {
            action: string;
            /** @description `staff:12`, `token:7`, `account:…`, or the name given to a command */
            actor: string;
            /** @description Of staff and programs that are known, and of customers for who may see them */
            actorName: string | null;
            /** @description The kind of thing it is about */
            area: string | null;
            /** Format: date-time */
            at: string;
            changes: {
                after?: unknown;
                before?: unknown;
                field: string;
            }[];
            details: {
                [key: string]: unknown;
            };
            entryId: number;
            /** @description A customer whose account was deleted; false for who may not see customers */
            isSubjectGone: boolean;
            siteIds: number[] | null;
            /** @description Kind and number: `order 100001` */
            subject: string;
            /** @description Of staff, programs, packs and lots that are known, and of customers for who may see them */
            subjectName: string | null;
        };
        /** @description What is free to sell now */
        AvailableStock: {
            available: number;
            variantId: number;
        };
        BenchSample: {
            /** Format: date */
            advisedOn: string | null;
            /** @enum {string} */
            analysis: "Rqs" | "Qs";
            /**
             * @description What stands on its bag
             * @example S10078
             */
            code: string;
            /** Format: date */
            orderedOn: string;
            /** Format: date */
            receivedOn: string | null;
            /** Format: date */
            resultOn: string | null;
            sampleId: number;
            sampleName: string;
            /** @enum {string|null} */
            sampleType: "hay" | "silage" | null;
            siteId: number;
            /** @enum {string} */
            status: "ordered" | "received" | "measured" | "advised";
            /** Format: date */
            takenOn: string | null;
            /**
             * Format: date
             * @description The day of its last step
             */
            waitsSince: string;
        };
        BenchSampleDetail: components["schemas"]["BenchSample"] & {
            adviserNote: string | null;
            /** @description What was measured, by code */
            values: {
                [key: string]: number;
            };
        };
        ChangedRepeatDelivery: {
            /**
             * Format: date
             * @description On which the next delivery arrives, or would have
             */
            day: string;
            repeatDeliveryId: number;
            /** @enum {string} */
            state: "active" | "paused" | "ended";
        };
        Correction: {
            after: number;
            before: number;
            code: string;
            /** Format: date */
            on: string;
            reason: string;
        };
        CustomerCart: {
            cart: {
                /** Format: date-time */
                created: string;
                /** Format: date-time */
                lastModified: string;
                lines: {
                    productVariantId: number;
                    quantity: number;
                    title: string;
                }[];
            } | null;
        };
        /** @description What was promised with the order */
        DeliveryDate: {
            /** @description A lorry brings it, on a day that is agreed with the customer */
            byAppointment?: boolean;
            /** Format: date */
            from: string;
            /** Format: date */
            until: string;
        } | null;
        DeliveryWishes: {
            /**
             * Format: date
             * @description The day that was chosen, or asked for
             */
            day: string | null;
            /** @description For whoever brings it */
            remark: string | null;
            /** @description Asked before a big box or a silo comes */
            yard: {
                /**
                 * @description Whether a lorry of twelve metres can drive in and turn
                 * @enum {string}
                 */
                access: "yes" | "no" | "unknown";
                /**
                 * @description Whether there is something to unload with
                 * @enum {string}
                 */
                forklift: "yes" | "no" | "unknown";
                /**
                 * @description Whether every passage is four metres high
                 * @enum {string}
                 */
                height: "yes" | "no" | "unknown";
                /**
                 * @description Whether there is electricity near the place
                 * @enum {string}
                 */
                power: "yes" | "no" | "unknown";
            } | null;
        } | null;
        HorseFacts: {
            /**
             * @description Years
             * @enum {string}
             */
            ageBand?: "to-3" | "4-to-9" | "10-to-17" | "from-18";
            /**
             * @description How long the horse has had the product
             * @enum {string}
             */
            fedFor?: "to-1-month" | "1-to-3-months" | "3-to-12-months" | "from-1-year";
            /** @enum {string} */
            horseKind?: "horse" | "pony" | "coldblood" | "donkey";
            /**
             * @description Kilograms
             * @enum {string}
             */
            weightBand?: "to-299" | "300-to-449" | "450-to-599" | "from-600";
            /** @enum {string} */
            workLoad?: "none" | "light" | "average" | "heavy";
        };
        Image: {
            alt: string;
            height: number;
            src: string;
            srcset: string;
            width: number;
        };
        InvoiceSeries: {
            /** Format: date-time */
            lastIssuedAt: string;
            lastNumber: number;
            missing: number;
            series: string;
        };
        LineToPick: {
            article: string;
            description: string;
            ean: string;
            left: number;
            lineNumber: number;
            lots: components["schemas"]["LotToPick"][];
            /** @description Pieces that no lot has that can be sent */
            missing: number;
            productLabel: string;
            proposed: {
                lotId: number;
                quantity: number;
            }[];
            variantId: number;
        };
        ListedCustomer: {
            city: string | null;
            companyName: string | null;
            emailAddress: string;
            firstName: string;
            /** @description False while the mailbox is not confirmed */
            isActivated: boolean;
            lastName: string;
            phoneNumber: string | null;
            /** Format: date-time */
            since: string;
            siteId: number;
            /** Format: uuid */
            userId: string;
            zipcode: string | null;
        };
        LotMovement: {
            actor: string;
            actorName: string | null;
            /** Format: date-time */
            at: string;
            change: number;
            movementId: number;
            orderId: number | null;
            /** @enum {string} */
            reason: "received" | "assigned" | "sent" | "counted" | "damaged" | "own-use" | "returned";
        };
        LotRecall: {
            actor: string;
            actorName: string | null;
            /** Format: date-time */
            at: string;
            /** @description Letters that were new this time */
            letters: number;
            ownWords: components["schemas"]["OwnWords"];
            /** @description Of the list of recalls, or the free words of an earlier release */
            reason: string;
            recallId: number;
        };
        LotToPick: {
            amount: number;
            bestBefore: string | null;
            /** @description Its date is over: it is not proposed */
            isExpired: boolean;
            lotId: number;
            lotNumber: string;
            /** @enum {string} */
            state: "free" | "blocked";
            variantId: number;
        };
        MadeRefund: {
            /** @description Euro cents, VAT included */
            amountCents: number;
            /** @description Of it, what the bank has taken back: nobody pays it again */
            chargedBackCents: number;
            /** @example HC-2026-000007 */
            creditNumber: string;
            /** @description Of it, what went back to the gift card, at once */
            giftCardCents: number;
            /** @description Of it, what the payment provider pays back next */
            paymentCents: number;
            refundId: number;
        };
        MailOfOrder: {
            canResend: boolean;
            /** Format: date-time */
            createdAt: string;
            kind: string;
            /** @description Why it could not be sent */
            lastError: string | null;
            mailId: number;
            /** Format: date-time */
            sentAt: string | null;
            /** @enum {string} */
            state: "waiting" | "failed" | "given-up" | "resent" | "sent";
            subject: string | null;
            toAddress: string;
        };
        Me: {
            emailAddress: string;
            endsAt: string;
            grants: {
                languageIds: number[] | null;
                /** @enum {string} */
                role: "owner" | "manager" | "catalogue" | "prices" | "content" | "translator" | "service" | "warehouse" | "laboratory" | "finance" | "viewer";
                siteIds: number[] | null;
            }[];
            hasPasskey: boolean;
            hasPassword: boolean;
            /** @enum {string} */
            language: "nl" | "de" | "en";
            languageIds: number[] | null;
            memberId: number;
            name: string;
            /** @description Each permission with the sites on which it holds */
            permissions: {
                "audit.read"?: number[];
                "customers.change"?: number[];
                "customers.delete"?: number[];
                "customers.export"?: number[];
                "customers.impersonate"?: number[];
                "customers.read"?: number[];
                "health.read"?: number[];
                "health.retry"?: number[];
                "invoices.export"?: number[];
                "invoices.read"?: number[];
                "lots.block"?: number[];
                "mails.read"?: number[];
                "mails.send"?: number[];
                "orders.cancel"?: number[];
                "orders.change"?: number[];
                "orders.read"?: number[];
                "orders.ship"?: number[];
                "payments.read"?: number[];
                "products.read"?: number[];
                "questions.answer"?: number[];
                "recall.run"?: number[];
                "refunds.make"?: number[];
                "repeats.change"?: number[];
                "reports.decide"?: number[];
                "returns.decide"?: number[];
                "returns.read"?: number[];
                "returns.receive"?: number[];
                "reviews.decide"?: number[];
                "roles.edit"?: number[];
                "samples.advise"?: number[];
                "samples.measure"?: number[];
                "samples.read"?: number[];
                "samples.receive"?: number[];
                "staff.edit"?: number[];
                "stock.count"?: number[];
                "stock.read"?: number[];
                "stock.receive"?: number[];
                "webhooks.edit"?: number[];
                "withdrawals.decide"?: number[];
            };
            recoveryCodesLeft: number;
            refundLimitCents: number | null;
            sites: {
                host: string;
                languageCode: string;
                platform: number;
                siteId: number;
            }[];
            steppedUpUntil: string | null;
        };
        MeasuredValue: {
            /** @description Of samples of this forage that customers sent in; null below twenty */
            average: number | null;
            averageSamples: {
                count: number;
                /** @description Null where they come from several */
                countryCode: string | null;
                /** @description The year of the first harvest */
                fromSeason: number;
                toSeason: number;
            } | null;
            /** @description Rqs: 1 far below, 3 in the target, 5 far above. Qs: 1 very good, 5 bad. Null where there is no target */
            band: 1 | 2 | 3 | 4 | 5 | null;
            /** @example crude-protein */
            code: string;
            /** @description Ends of a bar that holds value, target and average */
            scale: {
                high: number;
                isLogarithmic: boolean;
                low: number;
            };
            source: {
                /** @description False while somebody has still to look at it */
                isConfirmed: boolean;
                /** @description Where the target comes from */
                name: string;
                /** @description The expert who has agreed to it, and when; null where nobody has reviewed it yet */
                reviewed: {
                    by: string;
                    /** Format: date */
                    on: string;
                } | null;
            };
            target: {
                high: number | null;
                low: number | null;
            };
            /**
             * @description dm is dry matter
             * @enum {string}
             */
            unit: "g/kg" | "g/kg-dm" | "ew/kg-dm" | "mj/kg-dm" | "cfu/g" | "ph";
            value: number;
        };
        MovedReturn: {
            refund: components["schemas"]["MadeRefund"] & (Record<string, never> | null);
            returnId: number;
            status: string;
        };
        NamedProduct: {
            card: components["schemas"]["ProductCard"];
            /** @description A horse of 600 kg in light work on this roughage */
            dose: {
                gramsPerDay: number;
                gramsPerMeal: number;
                mealsPerDay: number;
                /** @description No quarter or eighth comes near the dose: weigh it */
                mustWeigh: boolean;
                /** @description What so many scoops weigh */
                scoopGramsPerMeal: number;
                /** @description Level scoops: quarters or eighths, else two decimals */
                scoopsPerMeal: number;
                /** @enum {string} */
                unit: "g" | "ml";
            } | null;
            /** @description What may be fed instead of it, never beside it */
            or: {
                card: components["schemas"]["ProductCard"];
                /** @description A horse of 600 kg in light work on this roughage */
                dose: {
                    gramsPerDay: number;
                    gramsPerMeal: number;
                    mealsPerDay: number;
                    /** @description No quarter or eighth comes near the dose: weigh it */
                    mustWeigh: boolean;
                    /** @description What so many scoops weigh */
                    scoopGramsPerMeal: number;
                    /** @description Level scoops: quarters or eighths, else two decimals */
                    scoopsPerMeal: number;
                    /** @enum {string} */
                    unit: "g" | "ml";
                } | null;
                /** @description A pony of 300 kg */
                ponyDose: {
                    gramsPerDay: number;
                    gramsPerMeal: number;
                    mealsPerDay: number;
                    /** @description No quarter or eighth comes near the dose: weigh it */
                    mustWeigh: boolean;
                    /** @description What so many scoops weigh */
                    scoopGramsPerMeal: number;
                    /** @description Level scoops: quarters or eighths, else two decimals */
                    scoopsPerMeal: number;
                    /** @enum {string} */
                    unit: "g" | "ml";
                } | null;
            }[];
            /** @description A pony of 300 kg */
            ponyDose: {
                gramsPerDay: number;
                gramsPerMeal: number;
                mealsPerDay: number;
                /** @description No quarter or eighth comes near the dose: weigh it */
                mustWeigh: boolean;
                /** @description What so many scoops weigh */
                scoopGramsPerMeal: number;
                /** @description Level scoops: quarters or eighths, else two decimals */
                scoopsPerMeal: number;
                /** @enum {string} */
                unit: "g" | "ml";
            } | null;
            /** @enum {string} */
            reason: "hygiene-good" | "hygiene-incomplete" | "hygiene-steam-hay" | "hygiene-spoiling" | "hygiene-use-soon" | "hygiene-ask-vet" | "hygiene-had-air" | "hygiene-unstable" | "hygiene-do-not-feed" | "damp-hay" | "not-hay" | "wet-silage" | "too-dry" | "very-acidic" | "haylage-airtight" | "near-haylage" | "clostridia" | "low-energy" | "high-energy" | "energy-good-doers" | "low-protein" | "high-protein" | "sugar-margin" | "sugar-at-risk" | "high-sugar" | "very-high-sugar" | "low-fibre" | "high-fibre" | "high-ash" | "low-mineral" | "high-mineral" | "low-potassium" | "high-potassium" | "calcium-ratio" | "calcium-ratio-high" | "all-well" | "balancer";
        };
        NewInvitation: {
            expiresAt: string;
            invitationId: number;
        };
        NutrientSum: {
            /** @description In mg, vitamin D3 in IU: all named products in a day */
            amount: number;
            /** @description What may be in the ration of a horse of 600 kg */
            most: number;
            /** @enum {string} */
            nutrient: "selenium" | "copper" | "zinc" | "vitamin-d3";
        };
        OpenInvitation: {
            createdAt: string;
            emailAddress: string;
            expiresAt: string;
            grants: {
                languageIds: number[] | null;
                /** @enum {string} */
                role: "owner" | "manager" | "catalogue" | "prices" | "content" | "translator" | "service" | "warehouse" | "laboratory" | "finance" | "viewer";
                siteIds: number[] | null;
            }[];
            invitationId: number;
            invitedBy: string;
            /** @enum {string} */
            kind: "invitation" | "reset";
            name: string;
        };
        OrderChange: {
            /** Format: date-time */
            changedAt: string;
            /** Format: date-time */
            orderedAt: string;
            orderId: number;
            /** Format: date-time */
            paidAt: string | null;
            /** Format: date-time */
            sentAt: string | null;
            siteId: number;
            /** @enum {string} */
            status: "open" | "paid" | "processing" | "sent" | "closed" | "cancelled";
            /** @description Euro cents, VAT included unless the name says otherwise */
            totalCents: number;
        };
        OrderChanges: {
            /** @description Whether more can be had at once */
            isMore: boolean;
            items: components["schemas"]["OrderChange"][];
            /** @description Give it as `after` to go on, also when nothing is left today */
            next: string;
        };
        OrderCounts: {
            inTrouble: number;
            toSend: number;
            waiting: number;
        };
        OrderList: {
            /** @description Whether more can be had at once */
            isMore: boolean;
            items: components["schemas"]["OrderSummary"][];
            /** @description Give it as `after` to go on, also when nothing is left today */
            next: string;
        };
        OrderNote: {
            /** Format: date-time */
            at: string;
            isOwn: boolean;
            madeBy: string;
            madeByName: string | null;
            orderNoteId: number;
            words: string;
        };
        OrderSummary: {
            companyName: string | null;
            /** @description Where it goes; ISO 3166, two letters */
            country: string | null;
            /** @enum {string} */
            deliveryKind: "none" | "home" | "alternative" | "parcel-shop" | "dealer";
            goods: {
                /** @description What its first line says */
                first: string | null;
                lines: number;
                pieces: number;
            };
            name: string;
            /** Format: date-time */
            orderedAt: string;
            orderId: number;
            /** Format: date-time */
            paidAt: string | null;
            /** @description Null without the permission payments.read, too */
            paymentMethodId: string | null;
            /**
             * Format: date
             * @description The day it should be there; null for what promises none
             */
            promised: string | null;
            /** @description Of a repeat delivery: every how many days it, or some of it, comes again */
            repeatDays: number | null;
            /** Format: date-time */
            sentAt: string | null;
            siteId: number;
            /** @enum {string} */
            status: "open" | "paid" | "processing" | "sent" | "closed" | "cancelled";
            /** @description Euro cents, VAT included unless the name says otherwise */
            totalCents: number;
            /** @description Why it needs somebody: told of the queue `in-trouble` alone */
            troubles: ("charged-back" | "refund-refused" | "mail-given-up" | "unsent")[];
        };
        OrderToSend: {
            /** @description Where it goes: name, street, town */
            address: string[];
            /** @description The bank has taken back what was paid for it */
            isChargedBack: boolean;
            /** @description The withdrawal from it that waits for staff; null without one */
            openWithdrawalId: number | null;
            orderId: number;
            /** @description Who packs it now */
            packing: {
                by: string;
                byName: string | null;
                /** @description The caller packs it, at this table: the same member in another session is another table */
                isOwn: boolean;
                /** Format: date-time */
                since: string;
                /**
                 * Format: date-time
                 * @description Every scan moves it
                 */
                until: string;
            } | null;
            /** Format: date-time */
            paidAt: string | null;
            pieces: number;
            /**
             * Format: date
             * @description The day it should be there
             */
            promised: string | null;
            siteId: number;
            /** @enum {string} */
            status: "open" | "paid" | "processing" | "sent" | "closed" | "cancelled";
        };
        OwnWords: {
            da?: string;
            de?: string;
            en?: string;
            es?: string;
            et?: string;
            it?: string;
            nl?: string;
            pt?: string;
            sv?: string;
        };
        Paper: {
            buyerName: string;
            companyName: string | null;
            invoiceNumber: string;
            /** Format: date-time */
            issuedAt: string;
            /** @enum {string} */
            kind: "invoice" | "credit";
            orderId: number;
            siteId: number;
            totalCents: number;
        };
        Price: {
            /** @description Euros, VAT included */
            amount: number;
            indicative: {
                amount: number;
                currency: string;
            } | null;
            /** @description Euros, VAT included */
            originalAmount: number | null;
            unitPrice: components["schemas"]["UnitPrice"];
        };
        Problem: {
            /** @description Products to take instead */
            alternatives?: {
                productId: number;
                title: string;
                url: string;
            }[];
            /** @description How many pieces can be had */
            available?: number;
            /**
             * @description Stable name of the failure, for programs
             * @example bad-input
             */
            code: string;
            detail?: string;
            errors?: {
                max?: number;
                message: string;
                parameter: string;
                territory?: string;
            }[];
            /** @description The limit that would be passed */
            maximum?: number;
            /** @description From how many euros on it counts */
            minimumAmount?: number;
            /** @description The step of checkout that must be done first */
            missingStep?: string;
            /** @description The input that is wrong */
            parameter?: string;
            status: number;
            title: string;
            /** @description What it comes to, in euros */
            totalAmount?: number;
            /** @example about:blank */
            type: string;
        };
        ProductCard: {
            /** @description Crude fibre of feed */
            fibrePercent: number | null;
            /** @description Names in the language of the page */
            horseTypes: string[];
            image: components["schemas"]["Image"];
            isNew: boolean;
            isSale: boolean;
            /** @description Packs to choose from on the card, by size; empty where there is no choice */
            packs: {
                packSize: string;
                productVariantId: number;
            }[];
            /** @description e.g. 20 kg */
            packSize: string;
            price: components["schemas"]["Price"];
            productId: number;
            productType: number;
            /** @description The pack shown on the card */
            productVariantId: number;
            rating: {
                average: number;
                count: number;
            } | null;
            /** @description Of feed */
            starchPercent: number | null;
            stock: {
                /** @description Set for low-stock only */
                amount: number | null;
                state: components["schemas"]["StockState"];
            };
            /** @description Of feed */
            sugarPercent: number | null;
            summary: string;
            textLanguage: string;
            title: string;
            url: string;
            variantCount: number;
        };
        RecalledOrder: {
            description: string;
            emailAddress: string;
            firstName: string;
            languageId: number;
            lastName: string;
            /** @description The letter that the order got because of the lot */
            letter: {
                /**
                 * Format: date-time
                 * @description When it was sent, or else made
                 */
                at: string;
                /** @enum {string} */
                state: "waiting" | "failed" | "given-up" | "resent" | "sent";
            } | null;
            orderId: number;
            phoneNumber: string | null;
            pieces: number;
            /** Format: date-time */
            sentAt: string;
            siteId: number;
        };
        Refundable: {
            /** @description Euro cents, VAT included */
            costsCents: number;
            /** @description Euro cents, VAT included */
            giftCardLeftCents: number;
            lines: components["schemas"]["RefundableLine"][];
            /** @description Euro cents, VAT included */
            paymentLeftCents: number;
            /** @description Euro cents, VAT included */
            refundedCents: number;
            /** @description Euro cents, VAT included */
            totalCents: number;
        };
        RefundableLine: {
            description: string;
            /** @description Euro cents, VAT included */
            invoicedCents: number;
            invoicedQuantity: number;
            /** @description Euro cents, VAT included */
            leftCents: number;
            lineNumber: number;
            /** @description Pieces that were not given back yet */
            quantity: number;
            /** @description Of the pieces, those that are still in the house */
            unsent: number;
        };
        RefundInput: {
            /** @description Euro cents, VAT included */
            amountCents?: number;
            /**
             * @description Euro cents, VAT included
             * @default 0
             */
            deliveryCents: number;
            /** @default false */
            everything: boolean;
            /** @default [] */
            lines: ({
                lineNumber: number;
                quantity: number;
            } | {
                /** @description Euro cents, VAT included */
                amountCents: number;
                lineNumber: number;
            })[];
            /** @enum {string} */
            reason: "return" | "withdrawal" | "price-reduction" | "correction" | "cancellation";
            /** @description Whether pieces that were sent can be sold again */
            restock: boolean;
        };
        ReturnForStaff: {
            /** Format: date-time */
            changedAt: string;
            customerName: string;
            /**
             * Format: date-time
             * @description Null while it waits, as who decided
             */
            decidedAt: string | null;
            decidedBy: string | null;
            decidedByName: string | null;
            description: string;
            hasPhoto: boolean;
            label: string;
            /** @description In which its customer is told */
            languageId: number;
            lineNumber: number;
            orderId: number;
            ownWords: components["schemas"]["OwnWords"];
            quantity: number;
            /** @enum {string} */
            reason: "damaged" | "wrong-product" | "quality" | "ordered-too-much" | "other";
            /** @description Why it was refused: a reason, or the free words of an earlier release */
            refusal: string | null;
            /** Format: date-time */
            registeredAt: string;
            remarks: string;
            returnId: number;
            siteId: number;
            /** @enum {string} */
            status: "registered" | "received" | "refunded" | "refused";
            variantId: number;
            withdrawalId: number | null;
        };
        ReviewMark: {
            /** @enum {string} */
            concern: "link" | "contact" | "shouting" | "rude" | "repeated" | "copied" | "claim";
            end: number;
            start: number;
        };
        SampleReport: {
            advice: {
                /** @enum {string} */
                code: "hygiene-good" | "hygiene-incomplete" | "hygiene-steam-hay" | "hygiene-spoiling" | "hygiene-use-soon" | "hygiene-ask-vet" | "hygiene-had-air" | "hygiene-unstable" | "hygiene-do-not-feed" | "damp-hay" | "not-hay" | "wet-silage" | "too-dry" | "very-acidic" | "haylage-airtight" | "near-haylage" | "clostridia" | "low-energy" | "high-energy" | "energy-good-doers" | "low-protein" | "high-protein" | "sugar-margin" | "sugar-at-risk" | "high-sugar" | "very-high-sugar" | "low-fibre" | "high-fibre" | "high-ash" | "low-mineral" | "high-mineral" | "low-potassium" | "high-potassium" | "calcium-ratio" | "calcium-ratio-high" | "all-well" | "balancer";
                valueCode: string | null;
            }[];
            adviserNote: string | null;
            /**
             * @description Qs: what it comes to
             * @enum {string|null}
             */
            conclusion: "very-good" | "good" | "incomplete" | "fair" | "damp" | "will-spoil" | "too-wet" | "ask-vet" | "had-air" | "unstable" | "do-not-feed" | null;
            corrections: components["schemas"]["Correction"][];
            /**
             * @description What it is read as, by its dry matter; null until it is measured
             * @enum {string|null}
             */
            forage: "hay" | "haylage" | "silage" | null;
            /** @description Qs: all aerobic bacteria in a gram */
            germContent: number | null;
            isExample: boolean;
            /** @description Opens the result */
            key: string;
            /** @description What the analysis leaves open */
            neverMeasured: ("trace-elements" | "fructan-and-starch" | "hygiene" | "acidity" | "mycotoxins" | "endotoxins" | "fermentation-acids")[];
            /** @description Values of its analysis that this sample was not measured for */
            notMeasured: string[];
            products: components["schemas"]["NamedProduct"][];
            sampleName: string;
            /** @enum {string|null} */
            sampleType: "hay" | "silage" | null;
            /** @enum {string} */
            status: "ordered" | "received" | "measured" | "advised";
            steps: {
                /** Format: date */
                on: string | null;
                /** @enum {string} */
                status: "ordered" | "received" | "measured" | "advised";
            }[];
            sum: components["schemas"]["NutrientSum"][];
            /**
             * Format: date
             * @description The day it was taken, where that was said
             */
            takenOn: string | null;
            /**
             * @description Roughage quickscan or hygiene quality scan
             * @enum {string}
             */
            type: "Rqs" | "Qs";
            values: components["schemas"]["MeasuredValue"][];
        };
        SavedView: {
            filters: {
                [key: string]: string;
            };
            isOwn: boolean;
            isShared: boolean;
            name: string;
            viewId: number;
        };
        StaffAddress: {
            city: string;
            /** @description ISO 3166, two letters */
            regionCode: string;
            street: string;
            streetNumber: string;
            streetNumberAddition: string | null;
            zipcode: string;
        };
        StaffCustomer: {
            account: {
                /** Format: date-time */
                activatedAt: string | null;
                address: {
                    city: string;
                    countryId: number;
                    street: string;
                    streetNumber: string;
                    streetNumberAddition: string | null;
                    zipcode: string;
                } | null;
                billingContact: {
                    emailAddress: string | null;
                    firstName: string | null;
                    lastName: string | null;
                    phoneNumber: string | null;
                } | null;
                companyName: string | null;
                /** Format: date-time */
                createdAt: string;
                emailAddress: string;
                firstName: string;
                isActivated: boolean;
                languageId: number;
                lastName: string;
                /** Format: date-time */
                lastSeenAt: string | null;
                mobile: string | null;
                phoneNumber: string | null;
                /** @description Browsers that are signed in */
                sessions: number;
                shipping: {
                    address: {
                        city: string;
                        countryId: number;
                        street: string;
                        streetNumber: string;
                        streetNumberAddition: string | null;
                        zipcode: string;
                    } | null;
                    firstName: string | null;
                    lastName: string | null;
                } | null;
                siteId: number;
                /** Format: uuid */
                userId: string;
                vatNumber: string | null;
            };
            horses: {
                horseType: string;
                name: string;
                weightKg: number;
            }[];
            mails: {
                /** Format: date-time */
                createdAt: string;
                /** @enum {string} */
                kind: "order-confirmation" | "payment-failed" | "payment-refunded" | "order-out-of-stock" | "order-cancelled" | "order-sent" | "order-part-sent" | "lot-recall" | "credit-note" | "return-registered" | "return-changed" | "review-request" | "sample-received" | "sample-advised" | "sample-corrected" | "stock-alert" | "question-answered" | "report-receipt" | "report-decided" | "text-refused" | "pack-runs-out" | "cart-reminder" | "repeat-begun" | "repeat-announced" | "repeat-moved" | "repeat-collection-failed" | "repeat-payment-needed" | "repeat-paused" | "repeat-ended" | "account-activation" | "account-reset" | "account-sign-in" | "account-change-email" | "account-email-leaving" | "account-password-changed" | "account-passkey-added" | "account-deleted" | "newsletter-confirm" | "staff-invitation" | "staff-reset" | "staff-reset-told" | "staff-proofs-failed" | "withdrawal-receipt" | "ending-receipt";
                mailId: number;
                /** Format: date-time */
                sentAt: string | null;
                subject: string | null;
            }[];
            newsletter: {
                isSubscribed: boolean;
                isWaiting: boolean;
            };
            orderCount: number;
            orders: {
                itemCount: number;
                /** Format: date-time */
                orderedAt: string;
                orderId: number;
                /** @enum {string} */
                status: "open" | "paid" | "processing" | "sent" | "closed" | "cancelled";
                totalCents: number;
            }[];
            repeatDeliveries: {
                /**
                 * Format: date
                 * @description The last day on which it can be changed
                 */
                changeUntil: string;
                /**
                 * Format: date
                 * @description On which the next delivery arrives
                 */
                day: string;
                days: number;
                lines: {
                    packSize: string | null;
                    productVariantId: number;
                    quantity: number;
                    /** @description Null when the site no longer sells it */
                    title: string | null;
                }[];
                /** @enum {string|null} */
                pauseReason: "customer" | "collection" | "chargeback" | "goods" | "gone" | "undeliverable" | "place" | "mandate" | "staff" | null;
                repeatDeliveryId: number;
                siteId: number;
                /** @enum {string} */
                state: "active" | "paused" | "ended";
            }[];
            returns: {
                orderId: number;
                quantity: number;
                /** @enum {string} */
                reason: "damaged" | "wrong-product" | "quality" | "ordered-too-much" | "other";
                /** Format: date-time */
                registeredAt: string;
                returnId: number;
                /** @enum {string} */
                status: "registered" | "received" | "refunded" | "refused";
                title: string;
            }[];
            samples: {
                /** @enum {string} */
                analysis: "Rqs" | "Qs";
                /** Format: date-time */
                orderedAt: string;
                orderId: number;
                sampleId: number;
                sampleName: string;
                /** @enum {string} */
                status: "ordered" | "received" | "measured" | "advised";
            }[];
            stockAlerts: {
                label: string;
                /** Format: date-time */
                requestedAt: string;
                title: string;
            }[];
        };
        StaffFound: {
            customers: {
                emailAddress: string;
                name: string;
                siteId: number;
                userId: string;
            }[];
            lots: {
                lotId: number;
                lotNumber: string;
                /** @enum {string} */
                state: "free" | "blocked";
                variantId: number;
            }[];
            orders: {
                name: string;
                /** Format: date-time */
                orderedAt: string;
                orderId: number;
                siteId: number;
                /** @enum {string} */
                status: "open" | "paid" | "processing" | "sent" | "closed" | "cancelled";
                totalCents: number;
            }[];
            packs: {
                article: string;
                ean: string;
                pack: string;
                productId: number;
                title: string;
                variantId: number;
            }[];
            returns: {
                name: string;
                orderId: number;
                returnId: number;
                siteId: number;
                /** @enum {string} */
                status: "registered" | "received" | "refunded" | "refused";
            }[];
            samples: {
                name: string;
                sampleId: number;
                status: string;
            }[];
            staff: {
                emailAddress: string;
                memberId: number;
                name: string;
            }[];
            withdrawals: {
                name: string;
                siteId: number;
                /** @enum {string} */
                state: "waiting" | "accepted" | "closed";
                withdrawalId: number;
            }[];
        };
        StaffHealth: {
            /** @description Nobody has looked at the books for more than a night */
            areBooksLate: boolean;
            books: {
                breaches: number;
                /** Format: date-time */
                checkedAt: string;
                firstBreaches: string[];
                orders: number | null;
            } | null;
            deadJobs: {
                error: string | null;
                /** Format: date-time */
                failedAt: string;
                jobId: number;
                name: string;
            }[];
            /**
             * Format: date-time
             * @description When the shop was last filled from its files
             */
            filledAt: string | null;
            jobs: {
                dead: number;
                due: number;
                oldestDueSeconds: number;
            };
            mails: {
                givenUp: number;
                oldestSeconds: number;
                waiting: number;
            };
            payments: {
                oldestSeconds: number;
                open: number;
            };
            /** @description Of the process that answers */
            process: {
                isListening: boolean;
                shop: {
                    idle: number;
                    most: number;
                    open: number;
                    /** @description Statements that wait for a connection */
                    waiting: number;
                };
                staff: {
                    idle: number;
                    most: number;
                    open: number;
                    /** @description Statements that wait for a connection */
                    waiting: number;
                };
            };
            /** @description Others whom this process asks */
            providers: {
                /** @description It failed ten times in a row and is not asked for half a minute */
                isLeftAlone: boolean;
                /** @enum {string} */
                kind: "payments" | "mail" | "vat" | "parcels" | "sign-in";
                /** @description Null where nobody is set */
                name: string | null;
            }[];
            refunds: {
                /** Format: date-time */
                oldestOwed: string | null;
                owed: number;
                refused: number;
            };
            webhooks: {
                oldestSeconds: number;
                parked: number;
                waiting: number;
            };
        };
        StaffInvoice: {
            giftCardCents: number;
            /** @example HH-2026-000042 */
            invoiceNumber: string;
            isReverseCharge: boolean;
            /** Format: date-time */
            issuedAt: string;
            /** @enum {string} */
            kind: "invoice" | "credit";
            orderId: number;
            siteId: number;
            totalCents: number;
            totalExclVatCents: number;
            vat: {
                baseCents: number;
                percent: number;
                vatCents: number;
            }[];
        };
        StaffLot: {
            amount: number;
            article: string;
            bestBefore: string | null;
            blockedReason: string | null;
            lotId: number;
            lotNumber: string;
            /** @description How much is in it: 20 kg */
            pack: string;
            /** Format: date-time */
            receivedAt: string;
            /** @enum {string} */
            state: "free" | "blocked";
            title: string;
            variantId: number;
            /** @description Pieces of a blocked lot that are not free to sell any more */
            withheld: number;
        };
        StaffLotDetail: components["schemas"]["StaffLot"] & {
            movements: components["schemas"]["LotMovement"][];
            /** @description How many orders got pieces of it */
            orders: number;
            /** @description When letters went out because of it, the newest first */
            recalls: components["schemas"]["LotRecall"][];
        };
        StaffMail: {
            attempts: number;
            /** Format: date-time */
            createdAt: string;
            /** @enum {string} */
            kind: "order-confirmation" | "payment-failed" | "payment-refunded" | "order-out-of-stock" | "order-cancelled" | "order-sent" | "order-part-sent" | "lot-recall" | "credit-note" | "return-registered" | "return-changed" | "review-request" | "sample-received" | "sample-advised" | "sample-corrected" | "stock-alert" | "question-answered" | "report-receipt" | "report-decided" | "text-refused" | "pack-runs-out" | "cart-reminder" | "repeat-begun" | "repeat-announced" | "repeat-moved" | "repeat-collection-failed" | "repeat-payment-needed" | "repeat-paused" | "repeat-ended" | "account-activation" | "account-reset" | "account-sign-in" | "account-change-email" | "account-email-leaving" | "account-password-changed" | "account-passkey-added" | "account-deleted" | "newsletter-confirm" | "staff-invitation" | "staff-reset" | "staff-reset-told" | "staff-proofs-failed" | "withdrawal-receipt" | "ending-receipt";
            lastError: string | null;
            mailId: number;
            /** Format: date-time */
            nextAttemptAt: string | null;
            /** Format: date-time */
            sentAt: string | null;
            siteId: number;
            /** @enum {string} */
            state: "waiting" | "failed" | "given-up" | "resent" | "sent";
            /** @description Null while it is not written */
            subject: string | null;
            /** @description Empty once it was forgotten */
            toAddress: string;
        };
        StaffMailDetail: components["schemas"]["StaffMail"] & {
            /** @description To be shown without scripts and network */
            html: string | null;
            /** @description Its links are keys: what it says is for its reader alone */
            isSecret: boolean;
            plainText: string | null;
        };
        StaffMember: {
            emailAddress: string;
            grants: {
                languageIds: number[] | null;
                /** @enum {string} */
                role: "owner" | "manager" | "catalogue" | "prices" | "content" | "translator" | "service" | "warehouse" | "laboratory" | "finance" | "viewer";
                siteIds: number[] | null;
            }[];
            /** @description A password with time codes */
            hasPassword: boolean;
            /** @description STAFF-3: stays an owner and is not suspended */
            isLastOwner: boolean;
            lastSeenAt: string | null;
            memberId: number;
            name: string;
            passkeys: number;
            recoveryCodesLeft: number;
            /** @description How many browsers are signed in */
            sessions: number;
            /** @enum {string} */
            state: "active" | "suspended";
        };
        StaffOrder: {
            amounts: {
                /** @description Euro cents, VAT included unless the name says otherwise */
                dueCents: number;
                /** @description Euro cents, VAT included unless the name says otherwise */
                giftCardCents: number;
                /** @description Euro cents, VAT included unless the name says otherwise */
                linesCents: number;
                /** @description Euro cents, VAT included unless the name says otherwise */
                orderDiscountCents: number;
                /** @description Euro cents, VAT included unless the name says otherwise */
                paymentCostsCents: number;
                /** @description Euro cents, VAT included unless the name says otherwise */
                shippingCents: number;
                /** @description Euro cents, VAT included unless the name says otherwise */
                totalCents: number;
                totalExclVatCents: number;
                vatHighCents: number;
                vatLowCents: number;
            };
            billing: {
                address: components["schemas"]["StaffAddress"];
                companyName: string | null;
                firstName: string;
                lastName: string;
                vatNumber: string | null;
            };
            /** @description Null without the permission customers.read */
            contact: {
                emailAddress: string;
                phoneNumber: string | null;
            } | null;
            delivery: {
                address: components["schemas"]["StaffAddress"] & (Record<string, never> | null);
                date: components["schemas"]["DeliveryDate"];
                /** @enum {string} */
                kind: "none" | "home" | "alternative" | "parcel-shop" | "dealer";
                name: string | null;
                /** @description Null where it is not another person than that of the bill */
                recipient: {
                    firstName: string;
                    lastName: string;
                } | null;
                wishes: components["schemas"]["DeliveryWishes"];
            };
            discountCode: string | null;
            invoiceNumber: string | null;
            isReverseCharge: boolean;
            languageId: number;
            lines: components["schemas"]["StaffOrderLine"][];
            /** @description The withdrawal from it that waits for staff; null without one */
            openWithdrawalId: number | null;
            /** Format: date-time */
            orderedAt: string;
            orderId: number;
            /** Format: date-time */
            paidAt: string | null;
            parcelNumbers: string[];
            /** @description The latest first; null without the permission payments.read */
            payments: components["schemas"]["StaffOrderPayment"][] | null;
            /** @description Of a repeat delivery: every how many days it, or some of it, comes again */
            repeatDays: number | null;
            /** @description That began with this order, or made it */
            repeatDeliveries: {
                /**
                 * Format: date-time
                 * @description When it began, or when it made this order
                 */
                at: string;
                /**
                 * Format: date
                 * @description On which it is to arrive, as its customer was told; null for the first
                 */
                day: string | null;
                /** @description 1 is the order that it began with */
                delivery: number;
                repeatDeliveryId: number;
                /** @enum {string} */
                state: "active" | "paused" | "ended";
                /**
                 * Format: uuid
                 * @description Null without the permission customers.read
                 */
                userId: string | null;
            }[];
            /** Format: date-time */
            sentAt: string | null;
            shipments: components["schemas"]["StaffOrderShipment"][];
            siteId: number;
            /** @enum {string} */
            status: "open" | "paid" | "processing" | "sent" | "closed" | "cancelled";
            steps: {
                /** Format: date-time */
                at: string;
                reason: string;
                /** @enum {string} */
                status: "open" | "paid" | "processing" | "sent" | "closed" | "cancelled";
            }[];
            /** @description Euro cents, VAT included unless the name says otherwise */
            totalCents: number;
            /**
             * Format: uuid
             * @description The account it belongs to; null for a guest, and without the permission customers.read
             */
            userId: string | null;
        };
        StaffOrderEvent: {
            /** @description As the log names it; null for a customer */
            actor: string | null;
            actorName: string | null;
            /** Format: date-time */
            at: string;
            kind: string;
            mailId: number;
            /** @enum {string} */
            state: "waiting" | "failed" | "given-up" | "resent" | "sent";
            /** @enum {string} */
            thing: "mail";
            /** @description Why, in the words of somebody or of a provider */
            words: string | null;
        } | {
            /** @description As the log names it; null for a customer */
            actor: string | null;
            actorName: string | null;
            amountCents: number;
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            reason: "return" | "withdrawal" | "price-reduction" | "correction" | "cancellation" | "order-cancelled" | "paid-twice";
            refundId: number;
            /** @enum {string} */
            step: "made" | "refused" | "paid" | "paid-by-transfer";
            /** @enum {string} */
            thing: "refund";
            /** @description Why, in the words of somebody or of a provider */
            words: string | null;
        } | {
            /** @description As the log names it; null for a customer */
            actor: string | null;
            actorName: string | null;
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            reason: "damaged" | "wrong-product" | "quality" | "ordered-too-much" | "other";
            returnId: number;
            /** @enum {string} */
            status: "registered" | "received" | "refunded" | "refused";
            /** @enum {string} */
            thing: "return";
            /** @description Why, in the words of somebody or of a provider */
            words: string | null;
        } | {
            /** @description As the log names it; null for a customer */
            actor: string | null;
            actorName: string | null;
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            kind: "withdrawal" | "ending" | "ending-for-cause";
            /** @enum {string} */
            state: "waiting" | "accepted" | "closed";
            /** @enum {string} */
            thing: "withdrawal";
            withdrawalId: number;
            /** @description Why, in the words of somebody or of a provider */
            words: string | null;
        };
        StaffOrderLine: {
            article: string;
            /** @description Pieces that were paid back before they were sent */
            calledOff: number;
            description: string;
            ean: string;
            isFree: boolean;
            /** @description Pieces that are still to be sent */
            left: number;
            lineNumber: number;
            /** @description Without the discounts of this line */
            originalCents: number;
            productId: number;
            /** @description Which pack, in the language of the order */
            productLabel: string;
            quantity: number;
            /** @description Euro cents, VAT included unless the name says otherwise */
            totalCents: number;
            variantId: number;
            vatCents: number;
            /** @enum {string} */
            vatClass: "low" | "high";
            vatPercent: number;
        };
        StaffOrderPayment: {
            amountCents: number;
            /** @description Of it, what the bank has taken back */
            chargedBackCents: number;
            paymentId: string;
            paymentMethodId: string;
            provider: string;
            providerPaymentId: string | null;
            /** @description Of it, what refunds have paid back */
            refundedCents: number;
            status: string;
        };
        StaffOrderShipment: {
            /** @enum {string|null} */
            carrier: "postnl" | "dhl" | "dpd" | "gls" | "own" | null;
            lines: {
                lineNumber: number;
                lots: {
                    lotId: number;
                    lotNumber: string;
                    quantity: number;
                }[];
                quantity: number;
            }[];
            parcelNumbers: string[];
            sentAt: string;
            sentBy: string;
            sentByName: string | null;
            shipmentId: number;
        };
        StaffPayment: {
            amountCents: number;
            /** Format: date-time */
            changedAt: string;
            orderId: number;
            /** Format: date-time */
            paidAt: string | null;
            paymentId: string;
            paymentMethodId: string;
            provider: string;
            providerPaymentId: string | null;
            refundDueCents: number;
            refundedCents: number;
            refundId: string | null;
            refundReason: string | null;
            siteId: number;
        };
        StaffPicking: {
            /** @description Where it goes: name, street, town */
            address: string[];
            delivery: {
                date: components["schemas"]["DeliveryDate"];
                wishes: components["schemas"]["DeliveryWishes"];
            };
            /** @description The bank has taken back what was paid for it */
            isChargedBack: boolean;
            /** @description Who sent goods of it last, and when */
            lastShipment: {
                /** Format: date-time */
                sentAt: string;
                sentBy: string;
                sentByName: string | null;
            } | null;
            lines: components["schemas"]["LineToPick"][];
            /** @description The withdrawal from it that waits for staff; null without one */
            openWithdrawalId: number | null;
            orderId: number;
            /** @description Who packs it now */
            packing: {
                by: string;
                byName: string | null;
                /** @description The caller packs it, at this table: the same member in another session is another table */
                isOwn: boolean;
                /** Format: date-time */
                since: string;
                /**
                 * Format: date-time
                 * @description Every scan moves it
                 */
                until: string;
            } | null;
            /** Format: date-time */
            paidAt: string | null;
            siteId: number;
            /** @enum {string} */
            status: "open" | "paid" | "processing" | "sent" | "closed" | "cancelled";
        };
        StaffProduct: {
            packs: {
                article: string;
                ean: string;
                isComingSoon: boolean;
                pack: string;
                /** @description What holds now on the sites of the token, VAT included */
                prices: {
                    amountCents: number;
                    isOffer: boolean;
                    siteId: number;
                }[];
                variantId: number;
                weightKg: number;
            }[];
            /** @description The brand: 0 Haverhof, 1 Mühldorfer */
            platform: number;
            productId: number;
            /** @description What it is to the tax office: feed, goods, laboratory … */
            taxClass: string;
            /** @description By language code */
            titles: {
                [key: string]: string;
            };
            /** @enum {string} */
            vatClass: "low" | "high";
        };
        StaffQuestion: {
            answer: string | null;
            /**
             * Format: date-time
             * @description 24 hours after it came in
             */
            answerBefore: string;
            /** Format: date */
            answeredOn: string | null;
            asker: string | null;
            /** @description What a program finds in its words */
            concerns: ("link" | "contact" | "shouting" | "rude" | "repeated" | "copied" | "claim")[];
            /**
             * @description The answer is written in it
             * @enum {string}
             */
            language: "nl" | "de" | "da" | "en" | "it" | "pt" | "es" | "sv" | "et";
            /**
             * Format: date-time
             * @description When the answer went to the asker
             */
            mailedAt: string | null;
            /** @description Where in the question it finds it */
            marks: components["schemas"]["ReviewMark"][];
            ownWords: components["schemas"]["OwnWords"];
            productId: number;
            productTitle: string;
            question: string;
            questionId: number;
            /** @description A reason of its list, or the free words of an earlier release */
            rejectedBecause: string | null;
            siteId: number;
            /** @enum {string} */
            state: "waiting" | "published" | "rejected";
            /** Format: date-time */
            submittedAt: string;
            /** @description Counts its changes */
            version: number;
        };
        StaffRefund: {
            /** @description Euro cents, VAT included */
            amountCents: number;
            /** @description Of it, what the bank has taken back: nobody pays it again */
            chargedBackCents: number;
            creditNumber: string | null;
            customerName: string;
            deliveryCents: number;
            giftCardCents: number;
            lines: {
                grossCents: number;
                lineNumber: number;
                quantity: number;
            }[];
            /** Format: date-time */
            madeAt: string;
            madeBy: string;
            madeByName: string | null;
            orderId: number;
            /** Format: date-time */
            paidAt: string | null;
            /** @description What the provider said when it refused */
            problem: string | null;
            /** @enum {string} */
            reason: "return" | "withdrawal" | "price-reduction" | "correction" | "cancellation" | "order-cancelled" | "paid-twice";
            refundId: number;
            /**
             * Format: date-time
             * @description When the provider last refused it
             */
            refusedAt: string | null;
            restock: boolean;
            siteId: number;
            /**
             * @description Owed until the provider has paid it back; paid also when the bank has taken back all that was owed
             * @enum {string}
             */
            state: "owed" | "paid" | "refused";
            /** @description Of one that was paid by bank transfer instead of by the provider */
            transferReference: string | null;
        };
        StaffReport: {
            /** @enum {string} */
            about: "review" | "question";
            /** @description The number of the review or question */
            aboutId: number;
            /** @description What the shop answered to a question */
            answer: string | null;
            author: string | null;
            /** @description What a program finds in its words */
            concerns: ("link" | "contact" | "shouting" | "rude" | "repeated" | "copied" | "claim")[];
            /** Format: date-time */
            decidedAt: string | null;
            explanation: string;
            fullName: string | null;
            /** @description Whether its sender is told */
            hasMailbox: boolean;
            /** @description Whether readers still see it */
            isShown: boolean;
            /**
             * @description Of the text
             * @enum {string}
             */
            language: "nl" | "de" | "da" | "en" | "it" | "pt" | "es" | "sv" | "et";
            /** @description Where in the text it finds it */
            marks: components["schemas"]["ReviewMark"][];
            productId: number;
            productTitle: string;
            /** @enum {string} */
            reason: "unlawful" | "insulting" | "personal" | "untrue" | "other";
            reportId: number;
            siteId: number;
            /** @enum {string} */
            state: "open" | "kept" | "removed";
            /** Format: date-time */
            submittedAt: string;
            text: string;
            /** @description Of a review */
            title: string | null;
        };
        StaffReturn: {
            /** Format: date-time */
            changedAt: string;
            lineNumber: number;
            orderId: number;
            quantity: number;
            /** @enum {string} */
            reason: "damaged" | "wrong-product" | "quality" | "ordered-too-much" | "other";
            /** Format: date-time */
            registeredAt: string;
            remarks: string;
            returnId: number;
            siteId: number;
            /** @enum {string} */
            status: "registered" | "received" | "refunded" | "refused";
            variantId: number;
        };
        StaffReview: {
            author: string;
            /** @description What the program found */
            concerns: ("link" | "contact" | "shouting" | "rude" | "repeated" | "copied" | "claim" | "photos")[];
            facts: components["schemas"]["HorseFacts"];
            /** @enum {string} */
            language: "nl" | "de" | "da" | "en" | "it" | "pt" | "es" | "sv" | "et";
            /** @description Where it found it */
            marks: {
                author: components["schemas"]["ReviewMark"][];
                text: components["schemas"]["ReviewMark"][];
                title: components["schemas"]["ReviewMark"][];
            };
            ownWords: components["schemas"]["OwnWords"];
            photos: {
                height: number;
                /** @description Whether it is shown with the review */
                isShown: boolean;
                photoId: number;
                width: number;
            }[];
            productId: number;
            productTitle: string;
            rating: number;
            /**
             * Format: date-time
             * @description 24 hours after it came in
             */
            readBefore: string;
            /** @description A reason of its list, or the free words of an earlier release */
            refusedBecause: string | null;
            /** Format: date */
            repliedOn: string | null;
            reply: string | null;
            reviewId: number;
            siteId: number;
            /** @enum {string} */
            state: "published" | "waiting" | "refused";
            /** Format: date-time */
            submittedAt: string;
            text: string;
            title: string;
            /** @description An order stands behind it */
            verified: boolean;
        };
        StaffStock: {
            article: string;
            /** @description What can be sold: pieces of orders that are not sent yet are not among it */
            available: number;
            /** @description Pieces in blocked lots */
            blocked: number;
            /** @description Until nothing is left to sell, if it goes on like that; null while nothing is sold */
            daysLeft: number | null;
            ean: string;
            /** @description Taken by orders and not sent yet */
            held: number;
            inLots: number;
            nextBestBefore: string | null;
            /** @description How much is in it: 20 kg */
            pack: string;
            productId: number;
            /** @description Over the last four weeks */
            soldPerWeek: number;
            title: string;
            variantId: number;
            /** @description Pieces in the house that belong to no lot */
            withoutLot: number;
        };
        StaffWithdrawal: {
            /** @description Why it was closed without a return */
            closingNote: string | null;
            /** Format: date-time */
            confirmedAt: string | null;
            /**
             * Format: date-time
             * @description Null while it waits, as who decided
             */
            decidedAt: string | null;
            decidedBy: string | null;
            decidedByName: string | null;
            emailAddress: string;
            /** @description The ending after which its order came: it goes back free of charge */
            endingId: number | null;
            /** @description When a contract shall end; null is as soon as possible */
            endsOn: string | null;
            fullName: string;
            /** @description Its mailbox is still to say that it is its own: until then it holds nothing back */
            isToBeConfirmed: boolean;
            /** @enum {string} */
            kind: "withdrawal" | "ending" | "ending-for-cause";
            /** @description Null when number and mailbox match no order */
            orderId: number | null;
            /** @description As it was typed */
            orderNumber: string;
            orderStatus: string | null;
            /** Format: date-time */
            receivedAt: string;
            siteId: number;
            /** @enum {string} */
            state: "waiting" | "accepted" | "closed";
            statement: string;
            withdrawalId: number;
        };
        StockMovement: {
            /** @description Null where a customer or the clock moved it */
            actor: string | null;
            actorName: string | null;
            /** Format: date-time */
            at: string;
            change: number;
            movementId: number;
            orderId: number | null;
            /** @enum {string} */
            reason: "initial" | "reserved" | "released" | "delivered" | "counted" | "damaged" | "own-use" | "returned" | "blocked" | "unblocked" | "called-off";
        };
        /** @enum {string} */
        StockState: "available" | "low-stock" | "coming-soon" | "sold-out";
        Task: components["schemas"]["TaskProgress"] & {
            /** @description The first 200 of those that were refused, and why */
            refusals: components["schemas"]["TaskRefusal"][];
        };
        TaskPlan: {
            /** @description The first 20 that would be done, before and after */
            changes: {
                after: {
                    [key: string]: string | null;
                };
                before: {
                    [key: string]: string | null;
                };
                entityId: number;
            }[];
            refusals: components["schemas"]["TaskRefusal"][];
            total: number;
            /** @description Of very many only the first are tried */
            tried: number;
        };
        TaskProgress: {
            done: number;
            /** Format: date-time */
            finishedAt: string | null;
            /** @enum {string} */
            kind: "ship-orders" | "retry-mails";
            refused: number;
            /** Format: date-time */
            startedAt: string;
            /** @enum {string} */
            state: "running" | "done" | "stopped";
            taskId: number;
            total: number;
        };
        TaskRefusal: {
            code: string;
            entityId: number;
            message: string;
        };
        TimeCodeSetup: {
            secret: string;
            setup: string;
            uri: string;
        };
        Today: {
            /** @description Null for who does not see payments */
            figures: {
                brands: {
                    brand: string;
                    month: {
                        before: {
                            /** @description Carts with goods that were begun */
                            carts: number;
                            grossCents: number;
                            orders: number;
                            refundedCents: number;
                        };
                        now: {
                            /** @description Carts with goods that were begun */
                            carts: number;
                            grossCents: number;
                            orders: number;
                            refundedCents: number;
                        };
                    };
                    today: {
                        before: {
                            /** @description Carts with goods that were begun */
                            carts: number;
                            grossCents: number;
                            orders: number;
                            refundedCents: number;
                        };
                        now: {
                            /** @description Carts with goods that were begun */
                            carts: number;
                            grossCents: number;
                            orders: number;
                            refundedCents: number;
                        };
                    };
                    week: {
                        before: {
                            /** @description Carts with goods that were begun */
                            carts: number;
                            grossCents: number;
                            orders: number;
                            refundedCents: number;
                        };
                        now: {
                            /** @description Carts with goods that were begun */
                            carts: number;
                            grossCents: number;
                            orders: number;
                            refundedCents: number;
                        };
                    };
                }[];
                days: {
                    carts: number;
                    day: string;
                    grossCents: number;
                    orders: number;
                }[];
            } | null;
            /** @description What is wrong behind the scenes; null for who does not see the health */
            health: {
                /** @description Nobody has looked at the books for more than a night */
                areBooksLate: boolean;
                /** @description What the last look at the books found */
                bookBreaches: number;
                /** @description Jobs that failed as often as they may */
                deadJobs: number;
                /** @description Others who failed ten times in a row and are left alone */
                providersAway: string[];
            } | null;
            /** @description Looked for in vain twice or more in 7 days; null for who does not see products */
            searches: {
                /** @description Something was shown that holds some of the words, or others for them */
                isWidened: boolean;
                /** Format: date */
                lastDay: string;
                siteId: number;
                times: number;
                words: string;
            }[] | null;
            /** @description Packs that sell and are sold out or soon will be; null for who does not see the stock */
            stock: {
                amount: number;
                article: string;
                /** Format: date-time */
                changedAt: string | null;
                daysLeft: number;
                productId: number;
                /** @description In 90 days */
                sold: number;
                title: string;
                variantId: number;
            }[] | null;
            waiting: {
                /** @description 1000 stands for as many or more */
                number: number;
                /** Format: date-time */
                oldest: string | null;
                /** @enum {string} */
                work: "to-send" | "problems" | "waiting-for-money" | "refunds-refused" | "refunds-owed" | "returns" | "withdrawals" | "reviews" | "questions" | "reports" | "samples" | "mails-given-up";
            }[];
        };
        UnitPrice: {
            /** @description Euros, VAT included */
            amount: number;
            /** @enum {string} */
            per: "kg" | "l" | "piece";
        } | null;
        WebhookEndpoint: {
            /** Format: date-time */
            createdAt: string;
            endpointId: number;
            eventTypes: ("order.paid" | "order.sent" | "order.refunded" | "stock.changed" | "product.changed")[];
            isActive: boolean;
            lastError: string | null;
            /** @description Deliveries that are not tried any more; replay them */
            parked: number;
            siteIds: number[] | null;
            url: string;
            waiting: number;
        };
    };
    responses: {
        /** @description The body is larger than 256 kB */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Try again later; see Retry-After */
        TryAgain: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The input is wrong; `parameter` names it */
        WrongInput: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is no uncompressed JSON */
        WrongType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
