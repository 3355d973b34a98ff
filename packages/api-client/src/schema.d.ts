export interface paths {
    "/api/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The account of the customer who is signed in */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The account */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Account"];
                    };
                };
                400: components["responses"]["WrongInput"];
                /** @description Nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                421: components["responses"]["UnknownHost"];
                503: components["responses"]["TryAgain"];
            };
        };
        /** Change own details; the e-mail address and the password have calls of their own */
        put: {
            parameters: {
                query?: {
                    /** @description The page of the shop that the mailed link opens; userId and token are added */
                    callbackUrl?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AccountInput"];
                };
            };
            responses: {
                /** @description Done */
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
                /** @description Nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The call comes from another site, or the password is needed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The body is larger than 256 kB */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                415: components["responses"]["WrongType"];
                421: components["responses"]["UnknownHost"];
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
        /** Open an account; a mail activates it */
        post: {
            parameters: {
                query?: {
                    /** @description The page of the shop that the mailed link opens; userId and token are added */
                    callbackUrl?: string;
                };
                header?: {
                    /** @description A solved captcha */
                    captcha?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RegisterInput"];
                };
            };
            responses: {
                /** @description Done */
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
                /** @description The call comes from another site, or the password is needed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The body is larger than 256 kB */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                415: components["responses"]["WrongType"];
                421: components["responses"]["UnknownHost"];
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
        /** Delete the account; orders and invoices stay without it */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DeleteAccountInput"];
                };
            };
            responses: {
                /** @description Done */
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
                /** @description Nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The host is not one of the shop */
                421: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
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
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/{userId}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activate an account, or take over a new e-mail address, with the token of the mailed link */
        post: {
            parameters: {
                query: {
                    token: string;
                };
                header?: never;
                path: {
                    userId: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["ConfirmInput"];
                };
            };
            responses: {
                /** @description Done */
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
                /** @description The call comes from another site, or the password is needed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The body is larger than 256 kB */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                415: components["responses"]["WrongType"];
                421: components["responses"]["UnknownHost"];
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
    "/api/account/{userId}/resetpassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose another password with the token of the mailed link */
        post: {
            parameters: {
                query: {
                    token: string;
                };
                header?: never;
                path: {
                    userId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewPasswordInput"];
                };
            };
            responses: {
                /** @description Done */
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
                /** @description The call comes from another site, or the password is needed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The body is larger than 256 kB */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                415: components["responses"]["WrongType"];
                421: components["responses"]["UnknownHost"];
                /** @description A business rule refuses it */
                422: {
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
    "/api/account/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The address book of the customer */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description That of the bill first */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AddressBook"];
                    };
                };
                400: components["responses"]["WrongInput"];
                /** @description Nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                421: components["responses"]["UnknownHost"];
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        /** Keep one more address; the first one is where bills and goods go */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AddressBookInput"];
                };
            };
            responses: {
                /** @description The entry */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            addressId: string;
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
                /** @description Nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The body is larger than 256 kB */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                415: components["responses"]["WrongType"];
                421: components["responses"]["UnknownHost"];
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/addresses/{addressId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change an address, or make it the one that bills or goods go to */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    addressId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AddressBookInput"];
                };
            };
            responses: {
                /** @description Done */
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
                /** @description Nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The body is larger than 256 kB */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                415: components["responses"]["WrongType"];
                421: components["responses"]["UnknownHost"];
                503: components["responses"]["TryAgain"];
            };
        };
        post?: never;
        /** Forget an address; bills and goods then go to the oldest that is left */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    addressId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
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
                /** @description Nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The call comes from another site, or the password is needed */
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
                421: components["responses"]["UnknownHost"];
                503: components["responses"]["TryAgain"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/changeemailaddress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for another e-mail address; it counts once its link has been used */
        post: {
            parameters: {
                query?: {
                    /** @description The page of the shop that the mailed link opens; userId and token are added */
                    callbackUrl?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ChangeEmailInput"];
                };
            };
            responses: {
                /** @description Done */
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
                /** @description Nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The call comes from another site, or the password is needed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The body is larger than 256 kB */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                415: components["responses"]["WrongType"];
                421: components["responses"]["UnknownHost"];
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
    "/api/account/changepassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose another password; everybody else is signed out */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ChangePasswordInput"];
                };
            };
            responses: {
                /** @description Done */
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
                /** @description Nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The call comes from another site, or the password is needed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The body is larger than 256 kB */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                415: components["responses"]["WrongType"];
                421: components["responses"]["UnknownHost"];
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
    "/api/account/export": {
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
                path?: never;
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
                400: components["responses"]["WrongInput"];
                /** @description Nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The host is not one of the shop */
                421: {
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
    "/api/account/forages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The forage that the laboratory has measured for the customer */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The latest first */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OwnForages"];
                    };
                };
                400: components["responses"]["WrongInput"];
                /** @description Nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The host is not one of the shop */
                421: {
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
    "/api/account/forgotpassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a link to choose another password */
        post: {
            parameters: {
                query?: {
                    /** @description The page of the shop that the mailed link opens; userId and token are added */
                    callbackUrl?: string;
                };
                header?: {
                    /** @description A solved captcha */
                    captcha?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MailboxInput"];
                };
            };
            responses: {
                /** @description Done */
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
                /** @description The call comes from another site, or the password is needed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The body is larger than 256 kB */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                415: components["responses"]["WrongType"];
                421: components["responses"]["UnknownHost"];
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
    "/api/account/horses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The horses of the customer, with their weights and packs */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Horses by name */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Horses"];
                    };
                };
                400: components["responses"]["WrongInput"];
                /** @description Nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The host is not one of the shop */
                421: {
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
        /** Keep a horse; the horse of a browser is kept once however often it comes */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["HorseInput"];
                };
            };
            responses: {
                /** @description The horse */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            horseId: number;
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
                /** @description Nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The body is larger than 256 kB */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                415: components["responses"]["WrongType"];
                421: components["responses"]["UnknownHost"];
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
    "/api/account/horses/{horseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a horse; another weight is written down as that of today */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    horseId: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["HorseChange"];
                };
            };
            responses: {
                /** @description Done */
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
                /** @description Nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The body is larger than 256 kB */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                415: components["responses"]["WrongType"];
                421: components["responses"]["UnknownHost"];
                503: components["responses"]["TryAgain"];
            };
        };
        post?: never;
        /** Forget a horse with all that belongs to it */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    horseId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
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
                /** @description Nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The call comes from another site, or the password is needed */
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
                421: components["responses"]["UnknownHost"];
                503: components["responses"]["TryAgain"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/horses/{horseId}/packs/{productVariantId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** A horse eats from a pack since a day, so much of it a day */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    horseId: number;
                    productVariantId: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["HorsePackInput"];
                };
            };
            responses: {
                /** @description Done */
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
                /** @description Nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The body is larger than 256 kB */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                415: components["responses"]["WrongType"];
                421: components["responses"]["UnknownHost"];
                503: components["responses"]["TryAgain"];
            };
        };
        post?: never;
        /** A horse no longer eats from a pack */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    horseId: number;
                    productVariantId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
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
                /** @description Nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The call comes from another site, or the password is needed */
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
                421: components["responses"]["UnknownHost"];
                503: components["responses"]["TryAgain"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/horses/{horseId}/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The photo of a horse */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    horseId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The photo as the shop keeps it */
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
                /** @description Nobody is signed in */
                401: {
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
                421: components["responses"]["UnknownHost"];
                503: components["responses"]["TryAgain"];
            };
        };
        /** Give a horse a photo, instead of the one before */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    horseId: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": components["schemas"]["HorsePhotoInput"];
                };
            };
            responses: {
                /** @description Done */
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
                /** @description Nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The body is larger than 256 kB */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                415: components["responses"]["WrongType"];
                421: components["responses"]["UnknownHost"];
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
        post?: never;
        /** Take the photo of a horse away */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    horseId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
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
                /** @description Nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The call comes from another site, or the password is needed */
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
                421: components["responses"]["UnknownHost"];
                503: components["responses"]["TryAgain"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/horses/{horseId}/weights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write down what a horse weighed on a day; a second figure of a day replaces the first */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    horseId: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["HorseWeightInput"];
                };
            };
            responses: {
                /** @description Done */
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
                /** @description Nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The body is larger than 256 kB */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                415: components["responses"]["WrongType"];
                421: components["responses"]["UnknownHost"];
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/horses/{horseId}/weights/{weighedOn}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take back a weight; the last one stays */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    horseId: number;
                    weighedOn: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
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
                /** @description Nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The call comes from another site, or the password is needed */
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
                421: components["responses"]["UnknownHost"];
                503: components["responses"]["TryAgain"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The invoices of the customer, the latest first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description All invoices */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CustomerInvoices"];
                    };
                };
                400: components["responses"]["WrongInput"];
                /** @description Nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The host is not one of the shop */
                421: {
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
    "/api/account/invoices/{invoiceNumber}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An invoice as a file */
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
                /** @description Nobody is signed in */
                401: {
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
                /** @description The host is not one of the shop */
                421: {
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
    "/api/account/invoices/{invoiceNumber}/ubl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An invoice of a company as UBL 2.1 (Peppol BIS Billing 3.0) */
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
                        "application/xml": string;
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
                /** @description Nobody is signed in */
                401: {
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
                /** @description The host is not one of the shop */
                421: {
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
    "/api/account/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The orders of the customer, the latest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description One page of orders */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CustomerOrders"];
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
                /** @description Nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The host is not one of the shop */
                421: {
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
    "/api/account/orders/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An order of the customer, with what can be done about its lines */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    orderId: number;
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
                        "application/json": components["schemas"]["CustomerOrder"];
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
                /** @description Nobody is signed in */
                401: {
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
                /** @description The host is not one of the shop */
                421: {
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
    "/api/account/orders/{orderId}/again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin an order anew: a cart of its own with what there is, at prices of today, filled from the account */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    orderId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The cart, what it comes to, and what is not in it */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OrderAgain"];
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
                /** @description Nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The host is not one of the shop */
                421: {
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
    "/api/account/orders/{orderId}/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put an order, or one line of it, into a cart again */
        post: {
            parameters: {
                query?: {
                    lineNumber?: number;
                };
                header?: never;
                path: {
                    orderId: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ReorderInput"];
                };
            };
            responses: {
                /** @description What is in the cart now, and what could not be added */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Reordered"];
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
                /** @description Nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The host is not one of the shop */
                421: {
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
    "/api/account/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What there is to know and to do for the customer */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The overview */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AccountOverview"];
                    };
                };
                400: components["responses"]["WrongInput"];
                /** @description Nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The host is not one of the shop */
                421: {
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
    "/api/account/passkeyoptions": {
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
                        "application/json": components["schemas"]["PasskeyOptions"];
                    };
                };
                400: components["responses"]["WrongInput"];
                /** @description Nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The call comes from another site, or the password is needed */
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
                421: components["responses"]["UnknownHost"];
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
    "/api/account/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The passkeys of the customer */
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
                        "application/json": components["schemas"]["Passkey"][];
                    };
                };
                400: components["responses"]["WrongInput"];
                /** @description Nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                421: components["responses"]["UnknownHost"];
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        /** Keep another passkey; the owner is told by mail */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewPasskeyInput"];
                };
            };
            responses: {
                /** @description Done */
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
                /** @description Nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The call comes from another site, or the password is needed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The body is larger than 256 kB */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                415: components["responses"]["WrongType"];
                421: components["responses"]["UnknownHost"];
                /** @description A business rule refuses it */
                422: {
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
    "/api/account/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Give a passkey up */
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
                /** @description Done */
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
                /** @description Nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The call comes from another site, or the password is needed */
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
                421: components["responses"]["UnknownHost"];
                503: components["responses"]["TryAgain"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/ration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same with forage that the laboratory has measured for the customer */
        get: {
            parameters: {
                query: {
                    /** @description Of one that grows: kilograms it will weigh when it is grown */
                    adultWeight?: number;
                    /** @description Of one that grows */
                    ageMonths?: number;
                    condition?: "unknown" | "thin" | "right" | "fat";
                    /** @description Packs, each with grams a day and how many there are; without grams as on the label */
                    feeds?: string;
                    /** @description Kilograms of forage a day; left out: the least there should be */
                    forageKg?: number;
                    health?: string;
                    horseType: "horse" | "pony" | "coldblood" | "donkey";
                    roughageType: "hay" | "haylage" | "grass" | "poor-hay" | "straw";
                    sampleId: number;
                    stage?: "unknown" | "foal" | "growing" | "adult" | "senior" | "mare-early" | "mare-8" | "mare-9" | "mare-10" | "mare-11" | "lactation-early" | "lactation-late";
                    /** @description Kilograms; from 50, of a foal (stage) from 8 */
                    weight: number;
                    /** @description Heavy is more than five hours a week */
                    workLoad: "none" | "light" | "average" | "heavy";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The ration */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Ration"];
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
                /** @description Nobody is signed in */
                401: {
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
                /** @description The host is not one of the shop */
                421: {
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
    "/api/account/repeatdeliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The repeat deliveries of the customer */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Those that run first, by their next day */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RepeatDeliveries"];
                    };
                };
                400: components["responses"]["WrongInput"];
                /** @description Nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The host is not one of the shop */
                421: {
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
    "/api/account/repeatdeliveries/{repeatDeliveryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of them, with what the next delivery costs, its deliveries and its time line */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    repeatDeliveryId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The repeat delivery */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OneRepeatDelivery"];
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
                /** @description Nobody is signed in */
                401: {
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
                /** @description The host is not one of the shop */
                421: {
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
        /** What comes, and every how many days */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    repeatDeliveryId: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RepeatContentInput"];
                };
            };
            responses: {
                /** @description Done */
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
                /** @description Nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The body is larger than 256 kB */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                415: components["responses"]["WrongType"];
                421: components["responses"]["UnknownHost"];
                /** @description A business rule refuses it */
                422: {
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
    "/api/account/repeatdeliveries/{repeatDeliveryId}/additions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a delivery would come to with more of a pack in it */
        get: {
            parameters: {
                query: {
                    productVariantId: number;
                    quantity: number;
                };
                header?: never;
                path: {
                    repeatDeliveryId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The price that is agreed to */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RepeatAddition"];
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
                /** @description Nobody is signed in */
                401: {
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
                /** @description The host is not one of the shop */
                421: {
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
        /** More of a pack from the next delivery on; the same key adds once */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same key with the same body gives the same answer */
                    "idempotency-key": string;
                };
                path: {
                    repeatDeliveryId: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RepeatAdditionInput"];
                };
            };
            responses: {
                /** @description Done */
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
                /** @description Nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The body is larger than 256 kB */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                415: components["responses"]["WrongType"];
                421: components["responses"]["UnknownHost"];
                /** @description A business rule refuses it */
                422: {
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
    "/api/account/repeatdeliveries/{repeatDeliveryId}/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Where it is delivered to */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    repeatDeliveryId: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RepeatAddressInput"];
                };
            };
            responses: {
                /** @description Done */
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
                /** @description Nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The body is larger than 256 kB */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                415: components["responses"]["WrongType"];
                421: components["responses"]["UnknownHost"];
                /** @description A business rule refuses it */
                422: {
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
    "/api/account/repeatdeliveries/{repeatDeliveryId}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends it for good, at once */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    repeatDeliveryId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
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
                /** @description Nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The body is larger than 256 kB */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                415: components["responses"]["WrongType"];
                421: components["responses"]["UnknownHost"];
                /** @description A business rule refuses it */
                422: {
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
    "/api/account/repeatdeliveries/{repeatDeliveryId}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Another day for the next delivery; those after it are counted from it */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    repeatDeliveryId: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RepeatMoveInput"];
                };
            };
            responses: {
                /** @description Done */
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
                /** @description Nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The body is larger than 256 kB */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                415: components["responses"]["WrongType"];
                421: components["responses"]["UnknownHost"];
                /** @description A business rule refuses it */
                422: {
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
    "/api/account/repeatdeliveries/{repeatDeliveryId}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lets it rest until the customer resumes it */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    repeatDeliveryId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
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
                /** @description Nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The body is larger than 256 kB */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                415: components["responses"]["WrongType"];
                421: components["responses"]["UnknownHost"];
                /** @description A business rule refuses it */
                422: {
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
    "/api/account/repeatdeliveries/{repeatDeliveryId}/paymentmethod": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Another way to pay: the next delivery is paid with it through a mailed link, later ones are collected */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    repeatDeliveryId: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RepeatMethodInput"];
                };
            };
            responses: {
                /** @description Done */
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
                /** @description Nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The body is larger than 256 kB */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                415: components["responses"]["WrongType"];
                421: components["responses"]["UnknownHost"];
                /** @description A business rule refuses it */
                422: {
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
    "/api/account/repeatdeliveries/{repeatDeliveryId}/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a delivery would come to with these packs instead of what it holds */
        get: {
            parameters: {
                query: {
                    days: number;
                    /** @description Packs, each with its pieces */
                    packs: string;
                };
                header?: never;
                path: {
                    repeatDeliveryId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The price that is agreed to */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RepeatPrice"];
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
                /** @description Nobody is signed in */
                401: {
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
                /** @description The host is not one of the shop */
                421: {
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
    "/api/account/repeatdeliveries/{repeatDeliveryId}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lets it go on */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    repeatDeliveryId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
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
                /** @description Nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The body is larger than 256 kB */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                415: components["responses"]["WrongType"];
                421: components["responses"]["UnknownHost"];
                /** @description A business rule refuses it */
                422: {
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
    "/api/account/repeatdeliveries/{repeatDeliveryId}/skip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leaves out the next delivery; the same key skips once */
        post: {
            parameters: {
                query?: {
                    /** @description The day that is meant to be skipped: when the next is another by now, 409 cut-off-passed */
                    day?: string;
                };
                header: {
                    /** @description The same key with the same body gives the same answer */
                    "idempotency-key": string;
                };
                path: {
                    repeatDeliveryId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
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
                /** @description Nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The body is larger than 256 kB */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                415: components["responses"]["WrongType"];
                421: components["responses"]["UnknownHost"];
                /** @description A business rule refuses it */
                422: {
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
    "/api/account/resendconfirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for the activation mail once more, by the id of the account or by its e-mail address */
        post: {
            parameters: {
                query?: {
                    /** @description The page of the shop that the mailed link opens; userId and token are added */
                    callbackUrl?: string;
                    userId?: string;
                };
                header?: {
                    /** @description A solved captcha */
                    captcha?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["MailboxInput"];
                };
            };
            responses: {
                /** @description Done */
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
                /** @description The call comes from another site, or the password is needed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The body is larger than 256 kB */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                415: components["responses"]["WrongType"];
                421: components["responses"]["UnknownHost"];
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
    "/api/account/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The samples of the customer and how far the laboratory is with them */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description All samples of paid orders */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SampleResults"];
                    };
                };
                400: components["responses"]["WrongInput"];
                /** @description Nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The host is not one of the shop */
                421: {
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
    "/api/account/results/{key}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The customer has opened a result */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
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
                /** @description Nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The host is not one of the shop */
                421: {
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
    "/api/account/returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the customer sends back, and what could still be sent back */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Returns, and lines of orders that can be returned */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Returns"];
                    };
                };
                400: components["responses"]["WrongInput"];
                /** @description Nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                421: components["responses"]["UnknownHost"];
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        /** Register a return of one line of an order */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": components["schemas"]["ReturnInput"];
                };
            };
            responses: {
                /** @description The return; a receipt comes by mail */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RegisteredReturn"];
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
                /** @description Nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The body is larger than 256 kB */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                415: components["responses"]["WrongType"];
                421: components["responses"]["UnknownHost"];
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
    "/api/account/returns/{returnId}/photo": {
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
                    returnId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The photo as the shop keeps it */
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
                /** @description Nobody is signed in */
                401: {
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
                421: components["responses"]["UnknownHost"];
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
    "/api/account/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the customer wrote, and what there is to write about */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Reviews of the customer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CustomerReviews"];
                    };
                };
                400: components["responses"]["WrongInput"];
                /** @description Nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                421: components["responses"]["UnknownHost"];
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
    "/api/account/reviews/{reviewId}/photos/{photoId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A photo of a review that the customer wrote */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    photoId: number;
                    reviewId: number;
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
                /** @description Nobody is signed in */
                401: {
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
                421: components["responses"]["UnknownHost"];
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
    "/api/account/stockalerts/{stockAlertId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** The customer no longer waits for a pack */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    stockAlertId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
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
                /** @description Nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The call comes from another site, or the password is needed */
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
                421: components["responses"]["UnknownHost"];
                503: components["responses"]["TryAgain"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Newsletter, reminders of carts, requests for reviews and stock alerts of the customer */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description What the mailbox of the customer gets */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Subscriptions"];
                    };
                };
                400: components["responses"]["WrongInput"];
                /** @description Nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The host is not one of the shop */
                421: {
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
    "/api/account/subscriptions/cartreminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Be reminded by mail of goods left in the cart, or no more */
        put: {
            parameters: {
                query: {
                    subscribe: boolean;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
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
                /** @description Nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The host is not one of the shop */
                421: {
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
    "/api/account/subscriptions/newsletter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Join or leave the newsletter; the mailbox has been confirmed with the account */
        put: {
            parameters: {
                query: {
                    subscribe: boolean;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
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
                /** @description Nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The host is not one of the shop */
                421: {
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
    "/api/account/subscriptions/reviewrequests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Be asked by mail for reviews of what was bought, or no more */
        put: {
            parameters: {
                query: {
                    subscribe: boolean;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
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
                /** @description Nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The host is not one of the shop */
                421: {
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
    "/api/authentication/captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A challenge of ALTCHA, for one call */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The challenge */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CaptchaChallenge"];
                    };
                };
                400: components["responses"]["WrongInput"];
                421: components["responses"]["UnknownHost"];
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
    "/api/authentication/handover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A key that takes the session to another language of the site, once and within a minute */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The key */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            key: string;
                        };
                    };
                };
                400: components["responses"]["WrongInput"];
                /** @description Nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The call comes from another site, or the password is needed */
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
                421: components["responses"]["UnknownHost"];
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/authentication/isauthenticated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether the caller is signed in */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description True or false */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": boolean;
                    };
                };
                400: components["responses"]["WrongInput"];
                /** @description The call comes from another site, or the password is needed */
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
                421: components["responses"]["UnknownHost"];
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/authentication/passkeyoptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a browser asks a passkey with */
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
                        "application/json": components["schemas"]["PasskeyOptions"];
                    };
                };
                400: components["responses"]["WrongInput"];
                /** @description The call comes from another site, or the password is needed */
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
                421: components["responses"]["UnknownHost"];
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/authentication/signin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in; the visitor’s cart becomes the customer’s */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description A solved captcha */
                    captcha?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SignInInput"];
                };
            };
            responses: {
                /** @description Signed in */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SignInAnswer"];
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
                /** @description The call comes from another site, or the password is needed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The body is larger than 256 kB */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                415: components["responses"]["WrongType"];
                421: components["responses"]["UnknownHost"];
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
    "/api/authentication/signinlink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a mailed link that signs in */
        post: {
            parameters: {
                query?: {
                    /** @description The page of the shop that the mailed link opens; userId and token are added */
                    callbackUrl?: string;
                };
                header?: {
                    /** @description A solved captcha */
                    captcha?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MailboxInput"];
                };
            };
            responses: {
                /** @description Done */
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
                /** @description The call comes from another site, or the password is needed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The body is larger than 256 kB */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                415: components["responses"]["WrongType"];
                421: components["responses"]["UnknownHost"];
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
    "/api/authentication/signinwithlink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with the token of a mailed link; the visitor’s cart becomes the customer’s */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SignInLinkInput"];
                };
            };
            responses: {
                /** @description Signed in */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SignInAnswer"];
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
                /** @description The call comes from another site, or the password is needed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The body is larger than 256 kB */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                415: components["responses"]["WrongType"];
                421: components["responses"]["UnknownHost"];
                /** @description A business rule refuses it */
                422: {
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
    "/api/authentication/signinwithpasskey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with a passkey; the visitor’s cart becomes the customer’s */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SignInPasskeyInput"];
                };
            };
            responses: {
                /** @description Signed in */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SignInAnswer"];
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
                /** @description The call comes from another site, or the password is needed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The body is larger than 256 kB */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                415: components["responses"]["WrongType"];
                421: components["responses"]["UnknownHost"];
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
    "/api/authentication/signout": {
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
                /** @description Done */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                400: components["responses"]["WrongInput"];
                /** @description The call comes from another site, or the password is needed */
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
                421: components["responses"]["UnknownHost"];
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new cart, with its first goods or empty */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["NewCart"];
                };
            };
            responses: {
                /** @description The new cart */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Cart"];
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
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The host is not one of the shop */
                421: {
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
    "/api/cart/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The cart */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The cart */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Cart"];
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
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The host is not one of the shop */
                421: {
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
    "/api/cart/{id}/alternativeshipping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Whether the goods go to another address than the bill */
        put: {
            parameters: {
                query: {
                    alternativeShippingAddress: boolean;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
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
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The host is not one of the shop */
                421: {
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
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/{id}/billing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Who buys */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["BillingInput"];
                };
            };
            responses: {
                /** @description What the cart comes to after it */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CalculatedCart"];
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
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The body is larger than 256 kB */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                415: components["responses"]["WrongType"];
                /** @description The host is not one of the shop */
                421: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
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
    "/api/cart/{id}/deliverywishes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** A remark for the driver, a day, and what a lorry finds in the yard; what is left out is taken back */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DeliveryWishesInput"];
                };
            };
            responses: {
                /** @description Done */
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
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The body is larger than 256 kB */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                415: components["responses"]["WrongType"];
                /** @description The host is not one of the shop */
                421: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
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
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/{id}/discountcode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives the cart a discount code */
        post: {
            parameters: {
                query?: {
                    code?: string;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
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
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The host is not one of the shop */
                421: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
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
        /** Takes the discount code away */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
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
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The host is not one of the shop */
                421: {
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
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/{id}/fillfromaccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes what the cart does not say yet from the account of its customer
         * @description Who buys, where it goes and how the last order was paid; what is said already stays.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The cart */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Cart"];
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
                /** @description Nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The host is not one of the shop */
                421: {
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
    "/api/cart/{id}/newsletter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether the customer wants the newsletter */
        post: {
            parameters: {
                query: {
                    subscribe: boolean;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
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
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The host is not one of the shop */
                421: {
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
    "/api/cart/{id}/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How to pay */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PaymentInput"];
                };
            };
            responses: {
                /** @description What the cart comes to after it */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CalculatedCart"];
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
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The body is larger than 256 kB */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                415: components["responses"]["WrongType"];
                /** @description The host is not one of the shop */
                421: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
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
    "/api/cart/{id}/paymentmethods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How this cart can be paid */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description In the order they are offered */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PaymentMethodOption"][];
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
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The host is not one of the shop */
                421: {
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
    "/api/cart/{id}/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds pieces of a pack */
        post: {
            parameters: {
                query: {
                    productVariantId: number;
                    quantity: number;
                    repeatDays?: number;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
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
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The host is not one of the shop */
                421: {
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
    "/api/cart/{id}/products/{productVariantId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Sets the quantity of a line and, if wanted, every how many days it comes again */
        put: {
            parameters: {
                query: {
                    quantity: number;
                    repeatDays?: number;
                };
                header?: never;
                path: {
                    id: string;
                    productVariantId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
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
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The host is not one of the shop */
                421: {
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
        post?: never;
        /** Removes a line */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    productVariantId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
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
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The host is not one of the shop */
                421: {
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
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/{id}/products/{productVariantId}/{sequence}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Removes one sample of an analysis kit */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    productVariantId: number;
                    sequence: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
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
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The host is not one of the shop */
                421: {
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
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/{id}/products/{productVariantId}/pack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Pieces of a line become as many of another pack of the same product
         * @description Without a quantity all of them. With a line of the other pack they add up.
         */
        put: {
            parameters: {
                query: {
                    quantity?: number;
                    toProductVariantId: number;
                };
                header?: never;
                path: {
                    id: string;
                    productVariantId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
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
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The host is not one of the shop */
                421: {
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
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/{id}/recommendations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What goes with the products of the cart */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description At most 8 products that are not in the cart */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ProductCard"][];
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
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The host is not one of the shop */
                421: {
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
    "/api/cart/{id}/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether the customer wants to be reminded of goods left in a cart */
        post: {
            parameters: {
                query: {
                    subscribe: boolean;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
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
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The host is not one of the shop */
                421: {
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
    "/api/cart/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give up the unpaid order of a cart and go on shopping with the same content */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A new cart with the same content */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Cart"];
                    };
                };
                400: components["responses"]["WrongInput"];
                /** @description The call comes from another site, or the password is needed */
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
                421: components["responses"]["UnknownHost"];
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
    "/api/cart/{id}/rqssamplename": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Names a sample; without a name it has none again */
        post: {
            parameters: {
                query: {
                    productVariantId: number;
                    samplename?: string;
                    sequence: number;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
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
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The host is not one of the shop */
                421: {
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
    "/api/cart/{id}/setdealer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Collect at a dealer */
        post: {
            parameters: {
                query: {
                    dealerId: number;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
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
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The host is not one of the shop */
                421: {
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
    "/api/cart/{id}/setdpdpickuppoint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Collect at a parcel shop */
        post: {
            parameters: {
                query: {
                    parcelShopId: string;
                    parcelShopZipcodeOrCity?: string;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
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
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The host is not one of the shop */
                421: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
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
    "/api/cart/{id}/setpassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Wishes for an account with this password; without one the wish is taken back
         * @description Send the password in the body: what stands in an address may be kept on the way.
         */
        post: {
            parameters: {
                query?: {
                    confirmUrl?: string | null;
                    password?: string | null;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["PasswordInput"];
                };
            };
            responses: {
                /** @description Done */
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
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The host is not one of the shop */
                421: {
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
    "/api/cart/{id}/shipping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** How and where to deliver */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ShippingInput"];
                };
            };
            responses: {
                /** @description What the cart comes to after it */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CalculatedCart"];
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
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The body is larger than 256 kB */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                415: components["responses"]["WrongType"];
                /** @description The host is not one of the shop */
                421: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
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
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/{id}/shippingmethods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How this cart can be delivered
         * @description To where it goes; with a country, to an address there.
         */
        get: {
            parameters: {
                query?: {
                    countryId?: number;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description In the order they are offered */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ShippingMethodOption"][];
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
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The host is not one of the shop */
                421: {
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
    "/api/cart/impersonate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a cart with a one-time key of a member of staff */
        post: {
            parameters: {
                query?: {
                    key?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The cart the key was made for */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Cart"];
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
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The host is not one of the shop */
                421: {
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
    "/api/cartcalculation/{id}/calculate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a stored cart comes to */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description What the cart comes to */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CalculatedCart"];
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
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The host is not one of the shop */
                421: {
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
    "/api/cartcalculation/calculate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a sent cart would come to */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CartToCalculate"];
                };
            };
            responses: {
                /** @description What the cart comes to */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CalculatedCart"];
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
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The body is larger than 256 kB */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                415: components["responses"]["WrongType"];
                /** @description The host is not one of the shop */
                421: {
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
    "/api/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The whole tree, parents before children */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Category"][];
                    };
                };
                400: components["responses"]["WrongInput"];
                /** @description The host is not one of the shop */
                421: {
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
    "/api/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
                /** @description One category */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Category"];
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
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The host is not one of the shop */
                421: {
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
    "/api/content/advice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Feeding advice */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Feeding advice */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdviceOverview"];
                    };
                };
                400: components["responses"]["WrongInput"];
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                421: components["responses"]["UnknownHost"];
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
    "/api/content/advice/articles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An advice article */
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
                /** @description An advice article */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdviceArticle"];
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
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                421: components["responses"]["UnknownHost"];
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
    "/api/content/advice/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A subject of advice */
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
                /** @description A subject of advice */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdviceCategory"];
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
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                421: components["responses"]["UnknownHost"];
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
    "/api/content/advice/videos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An advice film */
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
                /** @description An advice film */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdviceVideo"];
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
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                421: components["responses"]["UnknownHost"];
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
    "/api/content/blog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The blog */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The blog */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BlogOverview"];
                    };
                };
                400: components["responses"]["WrongInput"];
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                421: components["responses"]["UnknownHost"];
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
    "/api/content/blog/articles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A blog article */
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
                /** @description A blog article */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BlogArticle"];
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
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                421: components["responses"]["UnknownHost"];
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
    "/api/content/blog/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A subject of the blog */
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
                /** @description A subject of the blog */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BlogCategory"];
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
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                421: components["responses"]["UnknownHost"];
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
    "/api/content/faq/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Questions and answers */
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
                /** @description Questions and answers */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Faq"];
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
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                421: components["responses"]["UnknownHost"];
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
    "/api/content/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The home page */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The home page */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Home"];
                    };
                };
                400: components["responses"]["WrongInput"];
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                421: components["responses"]["UnknownHost"];
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
    "/api/content/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** News, newest first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description News, newest first */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["NewsOverview"];
                    };
                };
                400: components["responses"]["WrongInput"];
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                421: components["responses"]["UnknownHost"];
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
    "/api/content/news/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A news item */
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
                /** @description A news item */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["NewsItem"];
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
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                421: components["responses"]["UnknownHost"];
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
    "/api/content/pages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page */
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
                /** @description A page */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ContentPage"];
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
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                421: components["responses"]["UnknownHost"];
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
    "/api/content/partners/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A partner */
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
                /** @description A partner */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Partner"];
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
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                421: components["responses"]["UnknownHost"];
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
    "/api/conversion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A visit came from a mailing */
        post: {
            parameters: {
                query: {
                    mailplusId: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Counted */
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
                /** @description The call comes from another site, or the password is needed */
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
                421: components["responses"]["UnknownHost"];
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Countries with their English names */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Countries */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Country"][];
                    };
                };
                400: components["responses"]["WrongInput"];
                421: components["responses"]["UnknownHost"];
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
    "/api/countries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One country with its English name */
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
                /** @description Country */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Country"];
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
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                421: components["responses"]["UnknownHost"];
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
    "/api/countries/{id}/localizedname": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One country with its name in the language of the call */
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
                /** @description Country */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Country"];
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
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                421: components["responses"]["UnknownHost"];
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
    "/api/countries/localizedname": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Countries with names in the language of the call */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Countries */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Country"][];
                    };
                };
                400: components["responses"]["WrongInput"];
                421: components["responses"]["UnknownHost"];
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
    "/api/dealers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The dealers of this site, nearest first when a place or a point is given */
        get: {
            parameters: {
                query?: {
                    /** @description Where the place is; when left out, the countries where the site has dealers, its own first */
                    countryId?: number;
                    latitude?: number;
                    longitude?: number;
                    zipcodeOrCity?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Dealers; none when the place is not known */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Dealer"][];
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
                /** @description The host is not one of the shop */
                421: {
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
    "/api/declarations/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that a withdrawal or an ending that was sent with this mailbox is one’s own, by the link of its receipt */
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
                /** @description It is; again changes nothing */
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
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The body is larger than 256 kB */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                415: components["responses"]["WrongType"];
                421: components["responses"]["UnknownHost"];
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/delivery/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The street and place of a postcode and number, as far as a register knows them */
        get: {
            parameters: {
                query: {
                    /** @description The site’s own country when left out */
                    countryId?: number;
                    streetNumber?: string;
                    zipcode: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Street and place */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["FoundAddress"];
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
                /** @description The host is not one of the shop */
                421: {
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
    "/api/delivery/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The countries this site sends to, its own first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Countries */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DeliveryCountry"][];
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
                /** @description The host is not one of the shop */
                421: {
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
    "/api/delivery/parcelshops": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pickup points around a town or postcode, nearest first */
        get: {
            parameters: {
                query: {
                    /** @description The site’s own country when left out */
                    countryId?: number;
                    zipcodeOrCity: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Pickup points */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ParcelShop"][];
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
                /** @description The host is not one of the shop */
                421: {
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
    "/api/delivery/tariff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a parcel or a lorry to a door in the country of the site costs; null where nothing is sent */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The tariff */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["HomeTariff"] | null;
                    };
                };
                400: components["responses"]["WrongInput"];
                /** @description The host is not one of the shop */
                421: {
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
    "/api/endings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a contract of repeat delivery; a receipt goes to the given address */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["EndingInput"];
                };
            };
            responses: {
                /** @description The receipt */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["EndingReceipt"];
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
                /** @description The call comes from another site, or the password is needed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The body is larger than 256 kB */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                415: components["responses"]["WrongType"];
                421: components["responses"]["UnknownHost"];
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
    "/api/feedcalculator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much of a feed a horse gets, and how long each pack lasts it */
        get: {
            parameters: {
                query: {
                    condition?: "unknown" | "thin" | "right" | "fat";
                    health?: string;
                    horseType: "horse" | "pony" | "coldblood" | "donkey";
                    productId: number;
                    roughageType: "hay" | "haylage" | "grass" | "poor-hay" | "straw";
                    stage?: "unknown" | "foal" | "growing" | "adult" | "senior" | "mare-early" | "mare-8" | "mare-9" | "mare-10" | "mare-11" | "lactation-early" | "lactation-late";
                    /** @description The age of a foal in weeks, the first is 1: milk goes by it */
                    weeks?: number;
                    /** @description Kilograms; from 50, of a foal (stage) from 8 */
                    weight: number;
                    /** @description Heavy is more than five hours a week */
                    workLoad: "none" | "light" | "average" | "heavy";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The ration */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["FeedCalculation"];
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
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The host is not one of the shop */
                421: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description A business rule refuses it */
                422: {
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
    "/api/feedcalculator/feeds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The feeds that have a dose */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Feeds by category and title */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CalculatorFeeds"];
                    };
                };
                400: components["responses"]["WrongInput"];
                /** @description The host is not one of the shop */
                421: {
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
    "/api/feedcalculator/feeds/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A feed with its rules and packs, to calculate with for any horse */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    productId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The feed */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CalculatorFeed"];
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
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The host is not one of the shop */
                421: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description A business rule refuses it */
                422: {
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
    "/api/footer/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The foot of every page */
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
                /** @description Footer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Footer"];
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
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                421: components["responses"]["UnknownHost"];
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
    "/api/giftcards/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What is left on a gift card */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["GiftCardInput"];
                };
            };
            responses: {
                /** @description The balance */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["GiftCardBalance"];
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
                /** @description The call comes from another site, or the password is needed */
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
                421: components["responses"]["UnknownHost"];
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
    "/api/horses/reminders/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** No more mails about packs that run out, with the token of a mailed link */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ReminderToken"];
                };
            };
            responses: {
                /** @description Done */
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
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The body is larger than 256 kB */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                415: components["responses"]["WrongType"];
                421: components["responses"]["UnknownHost"];
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/horses/reminders/oneclick": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** No more mails about packs that run out, from within a mail program */
        post: {
            parameters: {
                query: {
                    token: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
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
                403: components["responses"]["ForeignCall"];
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
                421: components["responses"]["UnknownHost"];
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All languages */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Languages */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Language"][];
                    };
                };
                400: components["responses"]["WrongInput"];
                421: components["responses"]["UnknownHost"];
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
    "/api/language/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One language */
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
                /** @description Language */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Language"];
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
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                421: components["responses"]["UnknownHost"];
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
    "/api/navigations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The main menu */
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
                /** @description Main menu */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Navigation"];
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
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                421: components["responses"]["UnknownHost"];
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
    "/api/navigations/{id}/secondary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The small menu above the main one */
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
                /** @description Small menu */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Navigation"];
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
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                421: components["responses"]["UnknownHost"];
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
    "/api/newsletter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for the newsletter; the mailbox is asked before anything is sent */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewsletterRequest"];
                };
            };
            responses: {
                /** @description Done */
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
                /** @description The call comes from another site, or the password is needed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The body is larger than 256 kB */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                415: components["responses"]["WrongType"];
                421: components["responses"]["UnknownHost"];
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
    "/api/newsletter/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm a subscription with the token of the mailed link */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewsletterToken"];
                };
            };
            responses: {
                /** @description Done */
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
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The body is larger than 256 kB */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                415: components["responses"]["WrongType"];
                421: components["responses"]["UnknownHost"];
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletter/oneclick": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a subscription from within a mail program */
        post: {
            parameters: {
                query: {
                    token: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
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
                403: components["responses"]["ForeignCall"];
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
                421: components["responses"]["UnknownHost"];
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletter/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a subscription with the token of a mailed link */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewsletterToken"];
                };
            };
            responses: {
                /** @description Done */
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
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The body is larger than 256 kB */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                415: components["responses"]["WrongType"];
                421: components["responses"]["UnknownHost"];
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A notice for visitors */
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
                /** @description The notice */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Notification"];
                    };
                };
                /** @description Nothing to show now */
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
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                421: components["responses"]["UnknownHost"];
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
    "/api/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Place the order of a cart */
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
                    "application/json": components["schemas"]["PlaceOrderInput"];
                };
            };
            responses: {
                /** @description The order; a repeated call answers the same */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PlacedOrder"];
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
                /** @description The call comes from another site, or the password is needed */
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
                421: components["responses"]["UnknownHost"];
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
    "/api/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An order, for every caller that has its key */
        get: {
            parameters: {
                query?: {
                    key?: string;
                };
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
                        "application/json": components["schemas"]["Order"];
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
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                421: components["responses"]["UnknownHost"];
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
    "/api/orders/{id}/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The invoice of a paid order */
        get: {
            parameters: {
                query?: {
                    key?: string;
                };
                header?: never;
                path: {
                    id: number;
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
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                421: components["responses"]["UnknownHost"];
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
    "/api/orders/{id}/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pay an open order, with the same or another method */
        post: {
            parameters: {
                query?: {
                    key?: string;
                };
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RetryPaymentInput"];
                };
            };
            responses: {
                /** @description Where the customer pays */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["StartedPayment"];
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
                /** @description The call comes from another site, or the password is needed */
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
                421: components["responses"]["UnknownHost"];
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
    "/api/payments/{provider}/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A payment provider tells that something happened to a payment
         * @description The id alone counts, as a form field or in JSON; how the payment stands is asked of the provider.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    provider: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Heard; also when the id means nothing to the shop */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                400: components["responses"]["WrongInput"];
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
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
    "/api/products/{productVariantId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    productVariantId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A product with all its packs */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ProductDetail"];
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
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The host is not one of the shop */
                421: {
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
    "/api/products/bestsellers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description What sells best */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ProductCard"][];
                    };
                };
                400: components["responses"]["WrongInput"];
                /** @description The host is not one of the shop */
                421: {
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
    "/api/products/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    /** @description Ids with commas between, at most 96 */
                    ids: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Cards of products, by their product ids */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ProductCard"][];
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
                /** @description The host is not one of the shop */
                421: {
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
    "/api/products/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    /** @description Ids with commas between, at most 4 */
                    ids: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Packs side by side, by their variant ids */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Comparison"];
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
                /** @description The host is not one of the shop */
                421: {
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
    "/api/products/packs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    /** @description Ids with commas between, at most 96 */
                    ids: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Cards of these very packs, by their variant ids */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ProductCard"][];
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
                /** @description The host is not one of the shop */
                421: {
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
    "/api/products/publication-problems": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description What this site cannot show, and why */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PublicationProblems"];
                    };
                };
                400: components["responses"]["WrongInput"];
                /** @description The host is not one of the shop */
                421: {
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
    "/api/products/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ProductListRequest"];
                };
            };
            responses: {
                /** @description One page of products with counted filters */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ProductList"];
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
                403: components["responses"]["ForeignCall"];
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
                /** @description The host is not one of the shop */
                421: {
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
    "/api/products/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    term: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description What the search box offers */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Suggestions"];
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
                /** @description The host is not one of the shop */
                421: {
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
    "/api/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask a question about a product; it is shown with its answer, which is mailed once */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["QuestionInput"];
                };
            };
            responses: {
                /** @description Kept until somebody answers it */
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
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The body is larger than 256 kB */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                415: components["responses"]["WrongType"];
                421: components["responses"]["UnknownHost"];
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
    "/api/questions/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    page?: number;
                };
                header?: never;
                path: {
                    productId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description One page of answered questions */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["QuestionPage"];
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
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The host is not one of the shop */
                421: {
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
    "/api/rations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Several feeds and the forage of one horse, added up and held against what it needs and may have */
        get: {
            parameters: {
                query: {
                    /** @description Of one that grows: kilograms it will weigh when it is grown */
                    adultWeight?: number;
                    /** @description Of one that grows */
                    ageMonths?: number;
                    condition?: "unknown" | "thin" | "right" | "fat";
                    /** @description Packs, each with grams a day and how many there are; without grams as on the label */
                    feeds?: string;
                    /** @description Kilograms of forage a day; left out: the least there should be */
                    forageKg?: number;
                    health?: string;
                    horseType: "horse" | "pony" | "coldblood" | "donkey";
                    roughageType: "hay" | "haylage" | "grass" | "poor-hay" | "straw";
                    stage?: "unknown" | "foal" | "growing" | "adult" | "senior" | "mare-early" | "mare-8" | "mare-9" | "mare-10" | "mare-11" | "lactation-early" | "lactation-late";
                    /** @description Kilograms; from 50, of a foal (stage) from 8 */
                    weight: number;
                    /** @description Heavy is more than five hours a week */
                    workLoad: "none" | "light" | "average" | "heavy";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The ration */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Ration"];
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
                /** @description The host is not one of the shop */
                421: {
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
    "/api/repeatdeliveries/proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every how many days packs would come, by the ration of a horse or of the one on the label */
        get: {
            parameters: {
                query: {
                    condition?: "unknown" | "thin" | "right" | "fat";
                    health?: string;
                    horseType?: "horse" | "pony" | "coldblood" | "donkey";
                    /** @description Packs, each with its pieces */
                    packs: string;
                    roughageType?: "hay" | "haylage" | "grass" | "poor-hay" | "straw";
                    stage?: "unknown" | "foal" | "growing" | "adult" | "senior" | "mare-early" | "mare-8" | "mare-9" | "mare-10" | "mare-11" | "lactation-early" | "lactation-late";
                    /** @description Kilograms; from 50, of a foal (stage) from 8 */
                    weight?: number;
                    /** @description Heavy is more than five hours a week */
                    workLoad?: "none" | "light" | "average" | "heavy";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description One for each pack */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RepeatProposals"];
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
                /** @description The host is not one of the shop */
                421: {
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
    "/api/repeatdeliveries/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether this site delivers again by itself, and on which terms */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The terms */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RepeatTerms"];
                    };
                };
                400: components["responses"]["WrongInput"];
                /** @description The host is not one of the shop */
                421: {
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
    "/api/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report a review or a question that is unlawful or breaks the rules; a receipt is mailed */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ReportInput"];
                };
            };
            responses: {
                /** @description Kept until a person decides */
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
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The body is larger than 256 kB */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                415: components["responses"]["WrongType"];
                421: components["responses"]["UnknownHost"];
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
    "/api/reports/{kind}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The review or question that a report would be about */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    kind: "review" | "question";
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description As everybody can read it */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ReportedText"];
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
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                421: components["responses"]["UnknownHost"];
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
    "/api/results/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the laboratory found in a sample, for every caller that has the key of its result */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The report as far as it is */
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
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The host is not one of the shop */
                421: {
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
    "/api/results/{key}/sample": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Says whether a sample that is still to come in is hay or silage, and when it was taken */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["SampleDetails"];
                };
            };
            responses: {
                /** @description Done */
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
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The host is not one of the shop */
                421: {
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
    "/api/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write a review, signed in or with the token of a mailed request */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ReviewInput"];
                };
            };
            responses: {
                /** @description Kept; shown at once when the checks find nothing */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SubmittedReview"];
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
                /** @description Nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The body is larger than 256 kB */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                415: components["responses"]["WrongType"];
                421: components["responses"]["UnknownHost"];
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
    "/api/reviews/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    horseKind?: "horse" | "pony" | "coldblood" | "donkey";
                    /** @description Only reviews in this language, e.g. nl */
                    language?: string;
                    page?: number;
                    /** @description Only reviews with a photo */
                    withPhoto?: "true";
                    workLoad?: "none" | "light" | "average" | "heavy";
                };
                header?: never;
                path: {
                    productId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description One page of reviews */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ReviewPage"];
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
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The host is not one of the shop */
                421: {
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
    "/api/reviews/form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write a review with photos, signed in or with the token of a mailed request */
        post: {
            parameters: {
                query?: {
                    /** @description The token of a mailed request */
                    token?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": components["schemas"]["ReviewFormInput"];
                };
            };
            responses: {
                /** @description Kept; a person looks at the photos first */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SubmittedReview"];
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
                /** @description Nobody is signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The body is larger than 256 kB */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The body is no uncompressed JSON */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                421: components["responses"]["UnknownHost"];
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
    "/api/reviews/oneclick": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Be asked for reviews no more, from within a mail program */
        post: {
            parameters: {
                query: {
                    token: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
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
                403: components["responses"]["ForeignCall"];
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
                421: components["responses"]["UnknownHost"];
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/photos/{photoId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A photo of a review, once it is shown */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
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
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                421: components["responses"]["UnknownHost"];
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
    "/api/reviews/photos/{photoId}/thumbnail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same, small and square */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
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
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                421: components["responses"]["UnknownHost"];
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
    "/api/reviews/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a mailed request for reviews is about */
        get: {
            parameters: {
                query: {
                    token: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The products of the order */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ReviewRequest"];
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
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                421: components["responses"]["UnknownHost"];
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
    "/api/reviews/request/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Be asked for reviews no more, with the token of a mailed link */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ReviewRequestToken"];
                };
            };
            responses: {
                /** @description Done */
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
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The body is larger than 256 kB */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                415: components["responses"]["WrongType"];
                421: components["responses"]["UnknownHost"];
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/shop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description What buyers think of the goods of this brand */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ShopRating"];
                    };
                };
                400: components["responses"]["WrongInput"];
                /** @description The host is not one of the shop */
                421: {
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
    "/api/routing/alternates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same page on every host of the platform */
        get: {
            parameters: {
                query: {
                    /** @description Full address or path of a page */
                    url: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Sibling addresses */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Alternate"][];
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
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                421: components["responses"]["UnknownHost"];
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
    "/api/routing/getbyurl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a page address means */
        get: {
            parameters: {
                query: {
                    /** @description Full address or path of a page */
                    url: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description One of the sixteen kinds */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RouteTarget"];
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
                /** @description There is no such thing on this site */
                404: {
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
                421: components["responses"]["UnknownHost"];
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
    "/api/routing/geturl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The address of a described page */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RouteDescription"];
                };
            };
            responses: {
                /** @description The address */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RouteUrl"];
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
                /** @description The call comes from another site, or the password is needed */
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
                421: components["responses"]["UnknownHost"];
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/routing/sitemap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every listed address of this host */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Addresses */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SitemapEntry"][];
                    };
                };
                400: components["responses"]["WrongInput"];
                421: components["responses"]["UnknownHost"];
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
    "/api/sandbox/payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A payment at the sandbox provider, for its page */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The payment */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SandboxPayment"];
                    };
                };
                400: components["responses"]["WrongInput"];
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                421: components["responses"]["UnknownHost"];
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
    "/api/sandbox/payments/{id}/chargeback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have a collection taken back at the sandbox provider */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Taken back */
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
                /** @description The call comes from another site, or the password is needed */
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
                421: components["responses"]["UnknownHost"];
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/payments/{id}/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pay, or fail to pay, at the sandbox provider */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SandboxFinish"];
                };
            };
            responses: {
                /** @description Where to go on */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SandboxReturn"];
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
                /** @description The call comes from another site, or the password is needed */
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
                421: components["responses"]["UnknownHost"];
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All sites */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Sites */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Site"][];
                    };
                };
                400: components["responses"]["WrongInput"];
                421: components["responses"]["UnknownHost"];
                503: components["responses"]["TryAgain"];
            };
        };
        put?: never;
        /** The same page on the site of the visitor’s country */
        post: {
            parameters: {
                query: {
                    countryCode: string;
                    url: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Where to go, or null */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["LocalizationCheck"];
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
                403: components["responses"]["ForeignCall"];
                413: components["responses"]["TooLarge"];
                415: components["responses"]["WrongType"];
                421: components["responses"]["UnknownHost"];
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sites/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One site */
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
                /** @description Site */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Site"];
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
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                421: components["responses"]["UnknownHost"];
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
    "/api/sites/getbydomain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The site of a domain */
        get: {
            parameters: {
                query: {
                    domain: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Site summary */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SiteSummary"];
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
                /** @description There is no such thing on this site */
                404: {
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
    "/api/sites/languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every site in every language */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Site-language entries */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SiteLanguageEntry"][];
                    };
                };
                400: components["responses"]["WrongInput"];
                421: components["responses"]["UnknownHost"];
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
    "/api/stockalerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Be told by mail, once, when a pack can be had */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["StockAlertInput"];
                };
            };
            responses: {
                /** @description Done */
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
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The body is larger than 256 kB */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                415: components["responses"]["WrongType"];
                421: components["responses"]["UnknownHost"];
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
    "/api/stockalerts/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Wait for nothing any more, with the token of a mailed link */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["StockAlertToken"];
                };
            };
            responses: {
                /** @description Done */
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
                /** @description The call comes from another site, or the password is needed */
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
                /** @description The body is larger than 256 kB */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                415: components["responses"]["WrongType"];
                421: components["responses"]["UnknownHost"];
                503: components["responses"]["TryAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trackingsettings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tag manager, captcha and currency of the site */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Tracking settings */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TrackingSettings"];
                    };
                };
                400: components["responses"]["WrongInput"];
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                421: components["responses"]["UnknownHost"];
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
    "/api/uspcollections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Selling points */
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
                /** @description Selling points */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["UspCollection"];
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
                /** @description There is no such thing on this site */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                421: components["responses"]["UnknownHost"];
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
    "/api/visitor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the visitor seems to be */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Visitor */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Visitor"];
                    };
                };
                400: components["responses"]["WrongInput"];
                421: components["responses"]["UnknownHost"];
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
    "/api/withdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraw from a contract; a receipt goes to the given address */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WithdrawalInput"];
                };
            };
            responses: {
                /** @description The receipt */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WithdrawalReceipt"];
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
                /** @description The call comes from another site, or the password is needed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description The body is larger than 256 kB */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                415: components["responses"]["WrongType"];
                421: components["responses"]["UnknownHost"];
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Account: {
            alternativeShippingAddress: boolean;
            billing: {
                address: components["schemas"]["Address"] | null;
                emailAddress: string;
                firstName: string;
                lastName: string;
                phoneNumber: string | null;
            } | null;
            companyName: string | null;
            emailAddress: string;
            firstName: string;
            /** @description False when the owner has only ever signed in without one */
            hasPassword: boolean;
            languageId: number;
            lastName: string;
            mobile: string | null;
            newsletterSubscribe: boolean;
            phoneNumber: string | null;
            shipping: {
                address: components["schemas"]["Address"] & (Record<string, never> | null);
                firstName: string | null;
                lastName: string | null;
                shippingMethod: components["schemas"]["ShippingMethod"];
            } | null;
            unreadQuickscanResults: number;
            vatNumber: string | null;
        };
        /** @description What is null or not mentioned stays; an empty text or an empty address takes away */
        AccountInput: {
            alternativeShippingAddress?: boolean | null;
            billing?: {
                address?: components["schemas"]["AddressInput"];
                emailAddress?: string | null;
                firstName?: string | null;
                lastName?: string | null;
                phoneNumber?: string | null;
            } | null;
            companyName?: string | null;
            /** @description That of the account: another one has a call of its own */
            emailAddress?: string | null;
            firstName?: string | null;
            languageId?: number | null;
            lastName?: string | null;
            mobile?: string | null;
            newsletterSubscribe?: boolean | null;
            phoneNumber?: string | null;
            shipping?: {
                address?: components["schemas"]["AddressInput"];
                firstName?: string | null;
                lastName?: string | null;
                shippingMethod?: components["schemas"]["ShippingMethod"] & (number | null);
            } | null;
            vatNumber?: string | null;
        };
        AccountOverview: {
            /** @description The latest that was paid: the one to place again */
            lastOrder: components["schemas"]["OrderSummary"] | null;
            /** @description At most three, the latest first */
            openOrders: components["schemas"]["OrderSummary"][];
            returnsUnderWay: number;
            reviewRequests: {
                orderId: number;
                productId: number;
                productVariantId: number;
                title: string;
            }[];
            unreadResults: number;
        };
        Address: {
            city: string;
            countryId: number;
            street: string;
            streetNumber: string;
            streetNumberAddition: string | null;
            zipcode: string;
        };
        AddressBook: {
            /** @description At most 20 */
            addresses: components["schemas"]["AddressBookEntry"][];
        };
        AddressBookEntry: {
            address: components["schemas"]["Address"];
            /** Format: uuid */
            addressId: string;
            companyName: string | null;
            /** @description That of the account where the entry has none */
            firstName: string;
            isBillingDefault: boolean;
            isDeliveryDefault: boolean;
            /** @description The first order, which it was kept from */
            keptFromOrderId: number | null;
            /** @enum {string} */
            label: "home" | "stable" | "company" | "other";
            lastName: string;
            name: string | null;
            phoneNumber: string | null;
            remark: string | null;
            vatNumber: string | null;
        };
        AddressBookInput: {
            address: components["schemas"]["AddressInput"];
            companyName?: string | null;
            /** @description Without it the name of the account */
            firstName?: string | null;
            /** @description True makes it the one that bills go to */
            isBillingDefault?: boolean | null;
            /** @description True makes it the one that goods go to */
            isDeliveryDefault?: boolean | null;
            /** @enum {string} */
            label: "home" | "stable" | "company" | "other";
            lastName?: string | null;
            /** @description The owner’s own word for it */
            name?: string | null;
            phoneNumber?: string | null;
            /** @description For the driver */
            remark?: string | null;
            /** @description Of the company; kept only with one */
            vatNumber?: string | null;
        };
        AddressInput: {
            city?: string | null;
            countryId?: number | null;
            street?: string | null;
            streetNumber?: string | null;
            streetNumberAddition?: string | null;
            zipcode?: string | null;
        } | null;
        AdviceArticle: {
            adviceArticleId: number;
            author: string | null;
            body: components["schemas"]["Block"][];
            breadcrumb: components["schemas"]["Crumb"][];
            date: string | null;
            icon: string | null;
            image: components["schemas"]["ContentImage"] | null;
            intro: string;
            key: string;
            lastModified: string;
            productIds: number[];
            related: components["schemas"]["ContentCard"][];
            textLanguage: string;
            title: string;
            url: string;
        };
        AdviceCategory: {
            adviceCategoryId: number;
            articles: components["schemas"]["ContentCard"][];
            author: string | null;
            body: components["schemas"]["Block"][];
            breadcrumb: components["schemas"]["Crumb"][];
            date: string | null;
            icon: string | null;
            image: components["schemas"]["ContentImage"] | null;
            intro: string;
            key: string;
            lastModified: string;
            productIds: number[];
            textLanguage: string;
            title: string;
            url: string;
            videos: components["schemas"]["ContentCard"][];
        };
        AdviceOverview: {
            articles: components["schemas"]["ContentCard"][];
            categories: components["schemas"]["ContentCard"][];
            intro: string;
            textLanguage: string;
            title: string;
            url: string;
            videos: components["schemas"]["ContentCard"][];
        };
        AdviceVideo: {
            adviceVideoId: number;
            author: string | null;
            body: components["schemas"]["Block"][];
            breadcrumb: components["schemas"]["Crumb"][];
            date: string | null;
            durationSeconds: number;
            icon: string | null;
            image: components["schemas"]["ContentImage"] | null;
            intro: string;
            key: string;
            lastModified: string;
            productIds: number[];
            related: components["schemas"]["ContentCard"][];
            stepImages: components["schemas"]["ContentImage"][];
            textLanguage: string;
            title: string;
            url: string;
        };
        Alternate: {
            host: string;
            /** @example nl-BE */
            hreflang: string;
            /** @description True for the address of visitors from elsewhere (x-default) */
            isDefault: boolean;
            languageId: number;
            path: string;
            siteId: number;
        };
        Billing: {
            address: components["schemas"]["Address"];
            companyName: string | null;
            emailAddress: string;
            firstName: string;
            lastName: string;
            phoneNumber: string | null;
            vatNumber: string | null;
            /**
             * @description What the register of VAT numbers said; null without a number
             * @enum {string|null}
             */
            vatNumberValid: "valid" | "invalid" | "unavailable" | null;
        } | null;
        BillingInput: {
            address?: components["schemas"]["AddressInput"];
            companyName?: string | null;
            emailAddress?: string | null;
            firstName?: string | null;
            lastName?: string | null;
            phoneNumber?: string | null;
            vatNumber?: string | null;
        };
        Block: {
            children: components["schemas"]["Inline"][];
            id: string;
            level: number;
            /** @enum {string} */
            type: "heading";
        } | {
            children: components["schemas"]["Inline"][];
            /** @enum {string} */
            type: "paragraph";
        } | {
            items: components["schemas"]["Block"][][];
            ordered: boolean;
            /** @enum {string} */
            type: "list";
        } | {
            children: components["schemas"]["Block"][];
            /** @enum {string} */
            type: "quote";
        } | {
            header: components["schemas"]["Inline"][][];
            rows: components["schemas"]["Inline"][][][];
            /** @enum {string} */
            type: "table";
        } | {
            /** @enum {string} */
            type: "rule";
        } | {
            /** @enum {string} */
            tool: "feed-calculator" | "ration";
            /** @enum {string} */
            type: "tool";
        };
        BlogArticle: {
            author: string | null;
            blogArticleId: number;
            body: components["schemas"]["Block"][];
            breadcrumb: components["schemas"]["Crumb"][];
            date: string | null;
            icon: string | null;
            image: components["schemas"]["ContentImage"] | null;
            intro: string;
            key: string;
            lastModified: string;
            productIds: number[];
            related: components["schemas"]["ContentCard"][];
            textLanguage: string;
            title: string;
            url: string;
        };
        BlogCategory: {
            articles: components["schemas"]["ContentCard"][];
            author: string | null;
            blogCategoryId: number;
            body: components["schemas"]["Block"][];
            breadcrumb: components["schemas"]["Crumb"][];
            date: string | null;
            icon: string | null;
            image: components["schemas"]["ContentImage"] | null;
            intro: string;
            key: string;
            lastModified: string;
            productIds: number[];
            textLanguage: string;
            title: string;
            url: string;
        };
        BlogOverview: {
            articles: components["schemas"]["ContentCard"][];
            categories: components["schemas"]["ContentCard"][];
            intro: string;
            textLanguage: string;
            title: string;
            url: string;
        };
        CalculatedCart: {
            deliveryDate?: components["schemas"]["DeliveryDate"];
            /** @description From how many euros on the code counts */
            discountMinimumAmount: number | null;
            /**
             * @description Why the code of the cart gives nothing now
             * @enum {string|null}
             */
            discountProblem: "discount-unknown" | "discount-expired" | "discount-used-up" | "discount-minimum" | "discount-not-here" | "discount-first-order" | "discount-products" | "discount-no-gain" | null;
            /** @description What is left to pay after the gift card */
            dueAmount: number;
            feedWeightKg: number;
            freeShippingFrom: number | null;
            giftCardAmount: number;
            /** @description False when these goods do not go where or how the cart says; left out of orders */
            isDeliverable?: boolean;
            /** @description Nothing in the cart bears VAT */
            isReverseCharge: boolean;
            missingToFreeShipping: number | null;
            orderDiscounts: components["schemas"]["Discount"][];
            originalShippingCosts: number;
            paymentCosts: number;
            products: components["schemas"]["CalculatedLine"][];
            shippingCosts: number;
            shippingCostsExclVat: number;
            shippingDiscounts: components["schemas"]["Discount"][];
            shownCurrency: string | null;
            /** @description Indicative; the euro amount is charged */
            shownTotalAmount: number | null;
            showSiloRemark: boolean;
            subTotalAmount: number;
            totalAmount: number;
            totalAmountExclVat: number;
            undeliverable?: components["schemas"]["Undeliverable"];
            vatAmountHigh: number;
            vatAmountLow: number;
            vatGroups: components["schemas"]["VatGroup"][];
            vatPercentageHigh: number;
            vatPercentageLow: number;
        };
        CalculatedLine: {
            description: string;
            freeProducts: components["schemas"]["FreeProduct"][];
            imageUrl: string;
            /** @description Whether the pack can come again every few weeks */
            mayRepeat: boolean;
            originalAmount: number;
            /** @description Packs of the product that it can be changed to, itself among them; left out where there is no choice */
            packs?: {
                packSize: string;
                productVariantId: number;
            }[];
            productDiscounts: components["schemas"]["Discount"][];
            productId: number;
            productLabel: string;
            productType: number;
            productVariantId: number;
            quantity: number;
            /** @description Comes again every so many days; null once */
            repeatDays: number | null;
            rqsSamples: components["schemas"]["RqsSample"][];
            /** @description Samples of one pack; 0 when it is no analysis kit */
            samplesPerPack: number;
            stock: {
                /** @description How many there are, when few or fewer than the line asks for */
                amount: number | null;
                /** @enum {string} */
                state: "available" | "low-stock" | "coming-soon" | "sold-out";
            };
            /** @description The language of the description */
            textLanguage: string;
            totalAmount: number;
            /** @description The price of one pack now */
            unitAmount: number;
            unitPrice: components["schemas"]["UnitPrice"] & unknown;
            url: string;
            vatAmount: number;
            vatRatePercentage: number;
            /** @enum {string} */
            vatType: "low" | "high";
        };
        CalculatorFeed: {
            brand: string;
            composition: {
                /** @description Milligrams */
                selenium: number | null;
                starch: number | null;
                sugar: number | null;
            };
            dose: components["schemas"]["DoseRule"];
            energyLevel: components["schemas"]["EnergyLevel"] | null;
            images: components["schemas"]["PackImage"][];
            packs: {
                content: {
                    amount: number;
                    /** @enum {string} */
                    unit: "g" | "ml" | "piece";
                };
                packLabel: string;
                packSize: string;
                price: components["schemas"]["Price"];
                productVariantId: number;
                stock: {
                    amount: number | null;
                    state: components["schemas"]["StockState"];
                };
                url: string;
            }[];
            productId: number;
            suits: {
                ages: string[];
                horseTypes: string[];
                workLoads: string[];
            };
            textLanguage: string;
            title: string;
            url: string;
        };
        CalculatorFeeds: {
            feeds: {
                category: string;
                composition: {
                    /** @description Milligrams */
                    selenium: number | null;
                    starch: number | null;
                    sugar: number | null;
                };
                dose: components["schemas"]["DoseRule"];
                /** @description For which cases search names it, and how early in its list */
                madeFor: {
                    ems?: number;
                    foal?: number;
                    laminitis?: number;
                    mare?: number;
                    overweight?: number;
                    ppid?: number;
                    senior?: number;
                    thin?: number;
                    ulcers?: number;
                    young?: number;
                };
                productId: number;
                productVariantId: number;
                suits: {
                    ages: string[];
                    horseTypes: string[];
                    workLoads: string[];
                };
                textLanguage: string;
                title: string;
                url: string;
            }[];
            /** @description The feed that sells best */
            suggestedProductId: number | null;
        };
        CaptchaChallenge: {
            /** @enum {string} */
            algorithm: "SHA-256";
            challenge: string;
            maxnumber: number;
            salt: string;
            signature: string;
        };
        Cart: {
            alternativeShippingAddress: boolean;
            billing: components["schemas"]["Billing"];
            /** @description Where the cart was made from; for its holder alone */
            clientIp: string | null;
            /** Format: date-time */
            created: string;
            dealerId: number | null;
            deliveryWishes: components["schemas"]["DeliveryWishes"];
            discountCode: string | null;
            dpdParcelShopId: string | null;
            dpdParcelShopZipcodeOrCity: string | null;
            /** @description What the gift card of the payment holds */
            giftCardBalance: number | null;
            hasPassword: boolean;
            languageId: number;
            /** Format: date-time */
            lastModified: string;
            mailplusId: string | null;
            newsletterSubscribe: boolean;
            /** @description Set while the order of this cart waits for payment: the cart is frozen */
            order: {
                orderId: number;
                orderKey: string;
            } | null;
            payment: components["schemas"]["PaymentChoice"];
            products: components["schemas"]["CartProduct"][];
            /** @description Whether the customer wants to be reminded of goods left in a cart */
            remindersSubscribe: boolean;
            /** @description Analysis kits alone: nothing to deliver */
            scanProductsOnly: boolean;
            shipping: components["schemas"]["Shipping"];
            shoppingcartId: string;
            siteId: number;
            /** @description As the client named it when it made the cart */
            storeDeviceInfo: {
                storeId: string;
            } | null;
        };
        CartProduct: {
            count: number;
            productId: number;
            productVariantId: number;
            /** @description Comes again every so many days; null once */
            repeatDays: number | null;
            /** @description One for each piece of the packs of an analysis kit */
            rqsSamples: components["schemas"]["RqsSample"][];
        };
        CartToCalculate: {
            alternativeShippingAddress?: boolean | null;
            billing?: {
                address?: {
                    countryId: number;
                    zipcode?: string | null;
                } | null;
                vatNumber?: string | null;
            } | null;
            dealerId?: number | null;
            discountCode?: string | null;
            dpdParcelShopId?: string | null;
            products: {
                count: number;
                productVariantId: number;
                repeatDays?: number | null;
                rqsSamples?: {
                    sampleName?: string | null;
                }[] | null;
            }[];
            shipping?: {
                address?: {
                    countryId: number;
                    zipcode?: string | null;
                } | null;
                shippingMethod?: components["schemas"]["ShippingMethod"] & (number | null);
                toDealer?: boolean | null;
            } | null;
            /** @description Given back with the samples */
            shoppingcartId?: string | null;
        };
        Category: {
            categoryId: number;
            icon: string;
            image: components["schemas"]["ContentImage"] | null;
            intro: string;
            key: string;
            name: string;
            parentId: number | null;
            productCount: number;
            url: string;
        };
        ChangeEmailInput: {
            emailAddress?: string | null;
            password?: string | null;
        };
        /** @description The session is enough; a current password that is sent must be right */
        ChangePasswordInput: {
            currentPassword?: string | null;
            newPassword: string;
        };
        Comparison: {
            products: (components["schemas"]["ProductCard"] & {
                composition: string | null;
                facets: {
                    [key: string]: string[];
                };
                subtitle: string;
                values: {
                    [key: string]: {
                        amount: number;
                        unit: string;
                    };
                };
            })[];
            rows: {
                group: string;
                key: string;
                label: string;
            }[];
        };
        /** @description Who registered, for pages that anyone with the mailbox may open: this browser, whoever knows the chosen password, or a new owner. Without it the token alone counts */
        ConfirmInput: {
            /** @description The chosen or the new one, by `proof` */
            password?: string | null;
            /** @enum {string|null} */
            proof?: "browser" | "password" | "new-password" | null;
        };
        ContentCard: {
            author: string | null;
            childCount: number;
            date: string | null;
            durationSeconds: number | null;
            icon: string | null;
            id: number;
            image: components["schemas"]["ContentImage"] | null;
            intro: string;
            /** @description advice-articles, blog-articles, news … */
            kind: string;
            parentTitle: string | null;
            textLanguage: string;
            title: string;
            url: string;
        };
        ContentImage: {
            height: number;
            src: string;
            srcset: string;
            width: number;
        };
        ContentPage: {
            author: string | null;
            body: components["schemas"]["Block"][];
            breadcrumb: components["schemas"]["Crumb"][];
            children: components["schemas"]["ContentCard"][];
            contentPageId: number;
            date: string | null;
            icon: string | null;
            image: components["schemas"]["ContentImage"] | null;
            intro: string;
            key: string;
            lastModified: string;
            productIds: number[];
            textLanguage: string;
            title: string;
            url: string;
        };
        Correction: {
            after: number;
            before: number;
            code: string;
            /** Format: date */
            on: string;
            reason: string;
        };
        Country: {
            /**
             * @description Numeric ISO 3166-1 code
             * @example 528
             */
            countryId: number;
            name: string;
            /** @example NL */
            regionCode: string;
        };
        Crumb: {
            title: string;
            url: string;
        };
        CustomerInvoices: {
            invoices: components["schemas"]["Invoice"][];
        };
        CustomerOrder: components["schemas"]["OwnOrder"] & {
            lines?: components["schemas"]["CustomerOrderLine"][];
        };
        CustomerOrderLine: components["schemas"]["OrderLine"] & {
            /** @description Received and not reviewed yet */
            mayReview: boolean;
            /** @description How many pieces can still be sent back */
            returnableQuantity: number;
        };
        CustomerOrders: {
            orders: components["schemas"]["OrderSummary"][];
            totalCount: number;
        };
        CustomerReviews: {
            /** @description The name that is shown when none is chosen */
            author: string;
            toWrite: components["schemas"]["ReviewToWrite"][];
            written: components["schemas"]["WrittenReview"][];
        };
        Dealer: {
            city: string;
            countryId: number;
            dealerId: number;
            /** @description From the place asked for */
            distanceKm: number | null;
            emailAddress: string | null;
            latitude: number;
            longitude: number;
            name: string;
            openingHours: components["schemas"]["OpeningHours"][];
            phone: string | null;
            /** @example NL */
            regionCode: string;
            street: string;
            streetNumber: string;
            zipcode: string;
        };
        /** @description An account without a password is deleted by who has signed in within the last 15 minutes */
        DeleteAccountInput: {
            password?: string | null;
        };
        DeliveryCountry: {
            /**
             * @description Numeric ISO 3166-1 code
             * @example 528
             */
            countryId: number;
            /** @description Whether parcels go to pickup points there */
            hasParcelShops: boolean;
            name: string;
            /** @example NL */
            regionCode: string;
        };
        /** @description Between which days it arrives when it is ordered now; left out for what nobody delivers */
        DeliveryDate: {
            /** @description A lorry brings it, on a day that is agreed with the customer */
            byAppointment?: boolean;
            /** Format: date */
            from: string;
            /** Format: date */
            until: string;
        };
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
        DeliveryWishesInput: {
            /**
             * Format: date
             * @description The day that was chosen, or asked for
             */
            day?: string | null;
            /** @description For whoever brings it */
            remark?: string | null;
            /** @description Asked before a big box or a silo comes */
            yard?: {
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
        };
        Discount: {
            amount: number;
            description: string;
            promotionKey: string;
        };
        DoseRule: {
            feeding?: components["schemas"]["Feeding"];
            gramsPerDay: {
                [key: string]: number;
            };
            horseTypeFactors: {
                [key: string]: number;
            };
            maxGramsPer100KgPerDay: number;
            maxGramsPer100KgPerMeal: number;
            roughageFactors: {
                [key: string]: number;
            };
            scoopGrams: number;
        };
        EndingInput: {
            /**
             * @description The number of an order or of a repeat delivery
             * @default
             */
            contract: string;
            /** @default  */
            emailAddress: string;
            /**
             * @description DD-MM-YYYY; empty is as soon as possible
             * @default
             */
            endsOn: string;
            /** @default  */
            fullName: string;
            /**
             * @description `ending`, or `ending-for-cause` with a reason
             * @default
             */
            kind: string;
            /** @default  */
            reason: string;
        };
        EndingReceipt: {
            endingId: number;
            /** Format: date-time */
            receivedAt: string;
        };
        EnergyLevel: {
            /** @description The level in the language of the page */
            label: string;
            /** @enum {string} */
            level: "low" | "medium" | "high";
            /** @description “Energy level” in the language of the page */
            name: string;
        };
        Facet: {
            /** @description One of the ten named filters, or price, or sugar */
            facetKey: string;
            /** @enum {string} */
            kind: "multi-select" | "range-slider" | "single-select" | "slider";
            label: string;
            max: number | null;
            min: number | null;
            selectedMaxValue: number | null;
            selectedMinValue: number | null;
            selectedValue: number | null;
            unit: string | null;
            values: components["schemas"]["FacetValue"][];
        };
        FacetValue: {
            count: number;
            key: string;
            label: string;
            selected: boolean;
        };
        Faq: {
            author: string | null;
            body: components["schemas"]["Block"][];
            breadcrumb: components["schemas"]["Crumb"][];
            date: string | null;
            faqId: number;
            icon: string | null;
            image: components["schemas"]["ContentImage"] | null;
            intro: string;
            items: {
                answer: components["schemas"]["Block"][];
                faqItemId: string;
                question: string;
                url: string;
            }[];
            key: string;
            lastModified: string;
            otherFaqs: components["schemas"]["ContentCard"][];
            productIds: number[];
            textLanguage: string;
            title: string;
            url: string;
        };
        FeedCalculation: {
            /** @description What nobody said */
            assumptions: ("adult" | "senior" | "right-condition" | "healthy")[];
            /** @description The cheapest that lasts well */
            bestProductVariantId: number | null;
            brand: string;
            composition: {
                /** @description Milligrams */
                selenium: number | null;
                starch: number | null;
                sugar: number | null;
            };
            dose: components["schemas"]["DoseRule"];
            energyLevel: components["schemas"]["EnergyLevel"] | null;
            /** @description The least forage of a day */
            forage: {
                /** @description Null: no amount of it is advised */
                dryMatterKg: number | null;
                /** @description Null of a foal on milk */
                judgement: components["schemas"]["ForageJudgement"] | null;
                /** @description Null: no amount of it is advised */
                kilograms: number | null;
                /** @description Of a mare in milk and in heavy work: up to so much */
                upToKilograms: number | null;
            };
            /** @description Millilitres of what is poured */
            gramsPerDay: number;
            gramsPerMeal: number;
            images: components["schemas"]["PackImage"][];
            mealsPerDay: number;
            milk: {
                feedsPerDay: number;
                gramsPerDay: number;
                gramsPerFeed: number;
                /** @description It ends at the most of a feed or a day */
                isCapped: boolean;
                /** @description Less with each week, and more creep feed */
                isWeaning: boolean;
                litresPerDay: number;
                litresPerFeed: number;
                /** @description The most that foals of this kind weigh at this age */
                plausibleKg: number;
            } | null;
            /** @description No quarter or eighth comes near the dose: weigh it */
            mustWeigh: boolean;
            packs: {
                content: {
                    amount: number;
                    /** @enum {string} */
                    unit: "g" | "ml" | "piece";
                };
                /** @description Euros, VAT included */
                costPerDay: number;
                /** @description Whole days */
                days: number;
                packLabel: string;
                packSize: string;
                portions: number;
                price: components["schemas"]["Price"];
                productVariantId: number;
                stock: {
                    amount: number | null;
                    state: components["schemas"]["StockState"];
                };
                url: string;
            }[];
            productId: number;
            /** @description What so many scoops weigh */
            scoopGramsPerMeal: number;
            /** @description Level scoops: quarters or eighths, else two decimals */
            scoopsPerMeal: number;
            suits: {
                ages: string[];
                horseTypes: string[];
                workLoads: string[];
            };
            textLanguage: string;
            title: string;
            url: string;
            /** @enum {string} */
            use: "daily" | "course" | "after-work" | "free-choice";
            warnings: ("heavy-for-age" | "milk-with-vet" | "work-in-foal" | "salts-with-ulcers" | "forage-not-right" | "forage-unknown" | "above-daily-maximum" | "above-meal-maximum" | "starch-per-meal" | "starch-per-day" | "selenium-per-day")[];
        };
        Feeding: {
            /** @description Fed on so many days of so many */
            fedDays?: {
                days: number;
                of: number;
            };
            gramsPerDayByStage?: {
                adult?: number;
                foal?: number;
                growing?: number;
                "lactation-early"?: number;
                "lactation-late"?: number;
                "mare-8"?: number;
                "mare-9"?: number;
                "mare-10"?: number;
                "mare-11"?: number;
                "mare-early"?: number;
                senior?: number;
                unknown?: number;
            };
            /** @description Only one such feed goes into a ration */
            isMineralised: boolean;
            /** @description Salts by the spoonful: with feed and water */
            isSalts?: boolean;
            /** @enum {string} */
            kind: "concentrate" | "fibre" | "mineral" | "supplement" | "oil" | "treat" | "milk";
            maxGramsPerMeal?: number;
            mealsPerDay: number;
            milk?: components["schemas"]["MilkTable"];
            /** @description Products that the label forbids beside it */
            neverWith?: number[];
            notFor?: ("unknown" | "foal" | "growing" | "adult" | "senior" | "mare-early" | "mare-8" | "mare-9" | "mare-10" | "mare-11" | "lactation-early" | "lactation-late")[];
            /** @enum {string} */
            unit: "g" | "ml";
            /** @enum {string} */
            use: "daily" | "course" | "after-work" | "free-choice";
            /** @description How long an opened pack keeps */
            useWithinDays?: number;
        };
        FeedLabel: {
            additives: (components["schemas"]["LabelValue"] & {
                code: string | null;
                /**
                 * @description Functional group, Regulation (EC) No 1831/2003
                 * @enum {string|null}
                 */
                group: "vitamins" | "traceElements" | "aminoAcids" | "gutFlora" | "antioxidants" | "anticaking" | null;
                /** @description The specific name in the EU Register of Feed Additives; `label` is what it adds */
                name: string;
            })[];
            constituents: components["schemas"]["LabelValue"][];
            /** @enum {string} */
            kind: "complete" | "complementary" | "mineral" | "material";
        } | null;
        Footer: {
            closing: string;
            columns: {
                entries: components["schemas"]["MenuEntry"][];
                title: string;
            }[];
            footerId: number;
            legal: components["schemas"]["MenuEntry"][];
            textLanguage: string;
        };
        ForageJudgement: {
            limit: number | null;
            /** @enum {string} */
            reason: "within-limit" | "within-target" | "no-limit" | "not-measured" | "grass" | "foal" | "too-poor" | "above-limit" | "not-suitable" | "do-not-feed" | "sugary";
            /** @description Where the limit is from */
            source: string | null;
            /** @enum {string|null} */
            toBeConfirmedBy: "nutritionist" | "vet" | "laboratory" | null;
            /** @description Grams of sugar and starch in a kilogram of dry matter */
            value: number;
            /** @enum {string} */
            verdict: "right" | "not-right" | "unknown" | "right-not-measured";
        };
        /** @description What a register knows of it; null for what it does not know */
        FoundAddress: {
            city: string | null;
            street: string | null;
        };
        FreeProduct: {
            description: string;
            originalAmount: number;
            productId: number;
            productLabel: string;
            productVariantId: number;
            promotionText: string;
            quantity: number;
        };
        GiftCardBalance: {
            balance: number;
            lastDigits: string;
        };
        GiftCardInput: {
            giftCardNumber: string;
            giftCardPin: string;
        };
        Home: {
            aboutUrl: string | null;
            advice: components["schemas"]["ContentCard"][];
            blog: components["schemas"]["ContentCard"][];
            contentPageId: number;
            hero: {
                text: string;
                title: string;
            };
            news: components["schemas"]["ContentCard"][];
            sections: {
                intro: string;
                /** @enum {string} */
                key: "by-type" | "by-concern" | "best-sellers" | "advice" | "about-teaser";
                title: string;
            }[];
            textLanguage: string;
        };
        HomeTariff: {
            /** @example NL */
            countryCode: string;
            /** @description From this amount on it costs nothing */
            freeFromCents: number | null;
            /** @description For a big box or a silo; no amount makes that free */
            lorryPriceCents: number | null;
            priceCents: number;
        };
        Horse: {
            /** @default null */
            birthYear: number | null;
            /** @enum {string} */
            bodyCondition: "unknown" | "thin" | "right" | "fat";
            /** @description An empty list is a healthy horse */
            health: "unknown" | ("laminitis" | "ems" | "ppid" | "ulcers")[];
            horseId: number;
            /** @enum {string} */
            horseType: "horse" | "pony" | "coldblood" | "donkey";
            /** @enum {string} */
            lifeStage: "unknown" | "foal" | "growing" | "adult" | "senior" | "mare-early" | "mare-8" | "mare-9" | "mare-10" | "mare-11" | "lactation-early" | "lactation-late";
            name: string;
            packs: components["schemas"]["HorsePack"][];
            photoUrl: string | null;
            /** @enum {string} */
            roughageType: "hay" | "haylage" | "grass" | "poor-hay" | "straw";
            weightKg: number;
            /** @description The newest first */
            weights: {
                /**
                 * Format: date
                 * @example 2026-11-16
                 */
                weighedOn: string;
                weightKg: number;
            }[];
            /** @enum {string} */
            workLoad: "none" | "light" | "average" | "heavy";
        };
        HorseChange: {
            /** @default null */
            birthYear: number | null;
            /** @enum {string} */
            bodyCondition: "unknown" | "thin" | "right" | "fat";
            /** @description An empty list is a healthy horse */
            health: "unknown" | ("laminitis" | "ems" | "ppid" | "ulcers")[];
            /** @enum {string} */
            horseType: "horse" | "pony" | "coldblood" | "donkey";
            /** @enum {string} */
            lifeStage: "unknown" | "foal" | "growing" | "adult" | "senior" | "mare-early" | "mare-8" | "mare-9" | "mare-10" | "mare-11" | "lactation-early" | "lactation-late";
            name: string;
            /** @enum {string} */
            roughageType: "hay" | "haylage" | "grass" | "poor-hay" | "straw";
            weightKg: number;
            /** @enum {string} */
            workLoad: "none" | "light" | "average" | "heavy";
        };
        /** @description What the review says about the horse */
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
        HorseInput: {
            /** @default null */
            birthYear: number | null;
            /** @enum {string} */
            bodyCondition: "unknown" | "thin" | "right" | "fat";
            /**
             * Format: uuid
             * @description The horse of a browser, which comes along once
             */
            guestKey?: string;
            /** @description An empty list is a healthy horse */
            health: "unknown" | ("laminitis" | "ems" | "ppid" | "ulcers")[];
            /** @enum {string} */
            horseType: "horse" | "pony" | "coldblood" | "donkey";
            /** @enum {string} */
            lifeStage: "unknown" | "foal" | "growing" | "adult" | "senior" | "mare-early" | "mare-8" | "mare-9" | "mare-10" | "mare-11" | "lactation-early" | "lactation-late";
            name: string;
            /** @enum {string} */
            roughageType: "hay" | "haylage" | "grass" | "poor-hay" | "straw";
            weightKg: number;
            /** @enum {string} */
            workLoad: "none" | "light" | "average" | "heavy";
        };
        HorsePack: {
            /** @description Fed on so many days of so many; null is every day */
            fedDays: {
                days: number;
                of: number;
            } | null;
            gramsPerDay: number;
            isReminded: boolean;
            /**
             * Format: date
             * @example 2026-11-16
             */
            openedOn: string;
            packSize: string;
            pieces: number;
            productVariantId: number;
            /**
             * Format: date
             * @example 2026-11-16
             */
            runsOutOn: string;
            title: string;
            /**
             * @description Of `gramsPerDay`: what is poured is measured
             * @enum {string}
             */
            unit: "g" | "ml";
            /** @description Null when it is no longer sold here */
            url: string | null;
        };
        HorsePackInput: {
            gramsPerDay: number;
            /** @description A mail some days before it runs out */
            isReminded: boolean;
            /**
             * Format: date
             * @example 2026-11-16
             */
            openedOn: string;
            pieces: number;
        };
        HorsePhotoInput: {
            /**
             * Format: binary
             * @description JPEG, PNG or WebP, at most 10 MB
             */
            photo: string;
        };
        Horses: {
            /** @description Feeds of the customer’s orders, the latest first */
            boughtPacks: {
                /** @description Fed on so many days of so many; null is every day */
                fedDays: {
                    days: number;
                    of: number;
                } | null;
                packSize: string;
                productId: number;
                productVariantId: number;
                title: string;
                /**
                 * @description Of `gramsPerDay`: what is poured is measured
                 * @enum {string}
                 */
                unit: "g" | "ml";
            }[];
            horses: components["schemas"]["Horse"][];
        };
        HorseWeightInput: {
            /**
             * Format: date
             * @example 2026-11-16
             */
            weighedOn: string;
            weightKg: number;
        };
        Image: {
            alt: string;
            height: number;
            src: string;
            srcset: string;
            width: number;
        };
        Inline: {
            text: string;
            /** @enum {string} */
            type: "text";
        } | {
            children: components["schemas"]["Inline"][];
            /** @enum {string} */
            type: "strong" | "emphasis";
        } | {
            text: string;
            /** @enum {string} */
            type: "code";
        } | {
            children: components["schemas"]["Inline"][];
            to: string;
            /** @enum {string} */
            type: "link";
        } | {
            /** @enum {string} */
            type: "break";
        };
        Invoice: {
            invoiceNumber: string;
            /** @description Whether there is one for machines, as UBL */
            isElectronic: boolean;
            /** Format: date-time */
            issuedAt: string;
            /** @enum {string} */
            kind: "invoice" | "credit";
            orderId: number;
            totalAmount: number;
        };
        LabelValue: {
            amount: number;
            key: string;
            label: string;
            unit: string;
        };
        Language: {
            /** @example nl-NL */
            culture: string;
            languageId: number;
            localizedName: string;
        };
        Link: {
            /** @description Path on this site, or an address outside the shop */
            route: string;
            /** @enum {string} */
            target: "_self" | "_blank";
            title: string;
        } | null;
        LocalizationCheck: {
            availableQueryParameters: string[];
            /** @description The same page on the site of that country */
            redirectUrl: string | null;
        };
        MailboxInput: {
            emailAddress?: string | null;
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
        MenuEntry: {
            icon: string | null;
            /**
             * @description Stable name of what it leads to
             * @example category:muesli
             */
            ref: string;
            textLanguage: string;
            title: string;
            url: string;
        };
        MilkTable: {
            gramsPerLitre: number;
            maxWeightKg: number;
            /** @description The most that the label allows a day */
            mostLitresPer100Kg: number;
            weeks: {
                feedsPerDay: number;
                fromWeek: number;
                litresPer100Kg: number;
            }[];
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
        Navigation: {
            entries: (components["schemas"]["MenuEntry"] & {
                children: components["schemas"]["MenuEntry"][];
            })[];
            navigationId: number;
        };
        NewCart: {
            mailplusId?: string | null;
            /** @description What the cart is to hold from the beginning: all of it, or the call is refused */
            products?: {
                count: number;
                productVariantId: number;
                repeatDays?: number | null;
            }[] | null;
            storeDeviceInfo?: {
                storeId?: string | null;
            } | null;
        };
        NewPasskeyInput: {
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
        NewPasswordInput: {
            newPassword: string;
        };
        NewsItem: {
            author: string | null;
            body: components["schemas"]["Block"][];
            breadcrumb: components["schemas"]["Crumb"][];
            date: string | null;
            icon: string | null;
            image: components["schemas"]["ContentImage"] | null;
            intro: string;
            key: string;
            lastModified: string;
            newsItemId: number;
            productIds: number[];
            related: components["schemas"]["ContentCard"][];
            textLanguage: string;
            title: string;
            url: string;
        };
        NewsletterRequest: {
            /**
             * @description Whether the mailbox also wants to be reminded of a cart, a tick of its own
             * @default false
             */
            cartReminders: boolean;
            emailAddress: string;
        };
        NewsletterToken: {
            token: string;
        };
        NewsOverview: {
            intro: string;
            items: components["schemas"]["ContentCard"][];
            textLanguage: string;
            title: string;
            url: string;
        };
        Notification: {
            link: components["schemas"]["Link"];
            message: string;
            notificationId: number;
            textLanguage: string;
            tone: string;
        };
        NutrientSum: {
            /** @description In mg, vitamin D3 in IU: all named products in a day */
            amount: number;
            /** @description What may be in the ration of a horse of 600 kg */
            most: number;
            /** @enum {string} */
            nutrient: "selenium" | "copper" | "zinc" | "vitamin-d3";
        };
        NutritionGroup: {
            /** @enum {string} */
            key: "basics" | "energy" | "minerals" | "traceElements" | "vitamins" | "hygiene";
            /** @description Of the group energy alone */
            level?: components["schemas"]["EnergyLevel"] | null;
            values: components["schemas"]["LabelValue"][];
        };
        OneRepeatDelivery: components["schemas"]["RepeatDelivery"] & {
            address: components["schemas"]["Address"];
            calculation: components["schemas"]["CalculatedCart"] & unknown;
            /** @description The latest first, at most 26 */
            deliveries: {
                /** Format: date */
                day: string;
                orderId: number | null;
                /**
                 * Format: date
                 * @description Until when the customer pays it, where nothing is collected; null otherwise
                 */
                payUntil: string | null;
                /**
                 * Format: date
                 * @description When a collection that failed is tried again; null when none has failed
                 */
                retryOn: string | null;
                /** @enum {string} */
                state: "taken" | "collecting" | "paid" | "failed" | "short" | "dearer" | "gone";
            }[];
            /** @description For whoever brings it */
            driverRemark: string | null;
            /** @description The latest first, at most 50 */
            events: {
                /** Format: date-time */
                at: string;
                /** Format: date */
                day: string | null;
                /** @enum {string} */
                event: "begun" | "changed" | "address-changed" | "method-changed" | "skipped" | "moved" | "short" | "dearer" | "gone" | "unpaid" | "announced" | "ordered" | "paid" | "collection-failed" | "charged-back" | "not-paid" | "paused" | "resumed" | "ended";
                isByCustomer: boolean;
                orderId: number | null;
            }[];
            firstName: string;
            lastName: string;
            /** @description Where it goes; without an address when that is known no more. The address below is the one to propose when it is changed */
            place: {
                address: components["schemas"]["Address"] | null;
                /** @enum {string} */
                kind: "home" | "alternative" | "parcel-shop" | "dealer";
                /** @description Of who receives it, or of the place where it is collected */
                name: string;
            };
            /** @description The days that the next delivery can be moved to, the first one first */
            possibleDays: string[];
            /**
             * Format: date
             * @description While it is paused: the day of the next delivery if it were resumed now
             */
            resumesOn: string | null;
        };
        OpeningHours: {
            /** @example 18:00 */
            closes: string;
            /** @example 09:00 */
            opens: string;
            /** @description 1 is Monday; a day with a break is listed twice */
            weekday: number;
        };
        Order: {
            /** @description Where to transfer the money to, while a bank transfer is awaited */
            bankTransfer: {
                accountName: string;
                bic: string;
                iban: string;
                /** Format: date-time */
                payBefore: string;
                reference: string;
            } | null;
            /** @description The customer asked that the analysis begins within the time of withdrawal */
            beginAnalysis: boolean;
            billing: components["schemas"]["Billing"];
            calculation: components["schemas"]["CalculatedCart"];
            /** @description The cart can be opened again: nothing has been paid */
            canReopen: boolean;
            canRetryPayment: boolean;
            /** @description Where the waiting payment goes on */
            checkoutUrl: string | null;
            delivery: components["schemas"]["OrderDelivery"];
            discountCode: string | null;
            emailAddress: string;
            /**
             * Format: date-time
             * @description Until when the goods are held for payment
             */
            holdUntil: string;
            invoiceNumber: string | null;
            invoiceUrl: string | null;
            /** @description It is being collected by a mandate: there is nothing to pay */
            isCollecting: boolean;
            isScanOnly: boolean;
            /** Format: date-time */
            orderedAt: string;
            orderId: number;
            /** Format: date-time */
            paidAt: string | null;
            paymentMethodId: string | null;
            /**
             * @description None when nothing is due, and before a payment has begun
             * @enum {string}
             */
            paymentStatus: "none" | "waiting" | "paid" | "failed" | "canceled" | "expired";
            /** @description Of analysis kits, once the order is paid */
            samples: {
                /** @description The laboratory does not have it yet */
                isAwaited: boolean;
                /** @description Opens the page of the sample */
                key: string;
                sampleName: string;
                /** @enum {string} */
                type: "Rqs" | "Qs";
            }[];
            /** @enum {string} */
            status: "open" | "paid" | "processing" | "sent" | "closed" | "cancelled";
        };
        OrderAgain: {
            calculated: components["schemas"]["CalculatedCart"];
            cart: components["schemas"]["Cart"] & unknown;
            /** @description What could not be added, why, and what can replace it */
            missing: {
                /** @description The page of what is like it */
                categoryUrl: string | null;
                description: string;
                lineNumber: number;
                productVariantId: number;
                /** @description How many pieces were not added */
                quantity: number;
                /** @enum {string} */
                reason: "not-sold" | "not-available" | "not-enough-stock" | "quantity-limit" | "too-many-lines" | "needs-sample-names";
                /** @description Other packs of the same product, the nearest in size first; where there are none, one of another product that fits as well */
                replacements: (components["schemas"]["ProductCard"] & {
                    isOtherProduct: boolean;
                    /** @description Pieces that hold about as much as what is missing */
                    quantity: number;
                })[];
            }[];
            orderId: number;
        };
        OrderDelivery: {
            address: components["schemas"]["Address"] & (Record<string, never> | null);
            date: components["schemas"]["DeliveryDate"] & (Record<string, never> | null);
            dealerId: number | null;
            /** @enum {string} */
            kind: "none" | "home" | "alternative" | "parcel-shop" | "dealer";
            /** @description Who receives it, or the name of the place */
            name: string | null;
            parcelShopId: string | null;
            parcelShopZipcodeOrCity: string | null;
            wishes: components["schemas"]["DeliveryWishes"];
        };
        OrderLine: {
            /** @description Came with the order for nothing */
            isFree: boolean;
            /** @description The pack */
            label: string;
            lineNumber: number;
            picture: components["schemas"]["OrderPicture"];
            productId: number;
            productType: number;
            productVariantId: number;
            quantity: number;
            title: string;
            totalAmount: number;
            /** @description The page of the product; null when it is not sold any more */
            url: string | null;
        };
        OrderPicture: {
            height: number;
            src: string;
            srcset: string;
            width: number;
        };
        OrderSummary: {
            invoiceNumber: string | null;
            /** @description It is being collected by a mandate: there is nothing to pay */
            isCollecting: boolean;
            /** @description All pieces, those for nothing included */
            itemCount: number;
            lines: {
                /** @description Came with the order for nothing */
                isFree: boolean;
                /** @description The pack */
                label: string;
                lineNumber: number;
                picture: components["schemas"]["OrderPicture"];
                productId: number;
                productVariantId: number;
                quantity: number;
                title: string;
            }[];
            /** Format: date-time */
            orderedAt: string;
            orderId: number;
            /** Format: date-time */
            sentAt: string | null;
            shownCurrency: string | null;
            /** @description Indicative; the euro amount was charged */
            shownTotalAmount: number | null;
            /** @enum {string} */
            status: "open" | "paid" | "processing" | "sent" | "closed" | "cancelled";
            totalAmount: number;
        };
        OwnForages: {
            forages: {
                /** Format: date */
                measuredOn: string;
                sampleId: number;
                sampleName: string;
                /** @enum {string} */
                sampleType: "hay" | "silage";
            }[];
        };
        OwnOrder: components["schemas"]["Order"] & {
            lines: components["schemas"]["OrderLine"][];
            orderKey: string;
            /** Format: date-time */
            sentAt: string | null;
        };
        PackImage: components["schemas"]["Image"] & {
            /**
             * @description What of the pack it shows
             * @enum {string}
             */
            view: "front" | "label" | "feed" | "scoop";
        };
        ParcelShop: {
            city: string;
            countryId: number;
            distanceKm: number;
            latitude: number;
            longitude: number;
            name: string;
            openingHours: components["schemas"]["OpeningHours"][];
            parcelShopId: string;
            street: string;
            streetNumber: string;
            zipcode: string;
        };
        Partner: {
            author: string | null;
            body: components["schemas"]["Block"][];
            breadcrumb: components["schemas"]["Crumb"][];
            date: string | null;
            icon: string | null;
            image: components["schemas"]["ContentImage"] | null;
            intro: string;
            key: string;
            lastModified: string;
            partnerId: number;
            productIds: number[];
            related: components["schemas"]["ContentCard"][];
            textLanguage: string;
            title: string;
            url: string;
            website: string | null;
        };
        Passkey: {
            createdAt: string;
            lastUsedAt: string | null;
            name: string;
            passkeyId: number;
        };
        /** @description Options of WebAuthn, in JSON */
        PasskeyOptions: {
            options: {
                challenge: string;
            };
        };
        PasswordInput: {
            confirmUrl?: string | null;
            password?: string | null;
        };
        PaymentChoice: {
            /** @description Only its last four digits can be read; sent back it leaves the card as it is */
            giftCardNumber: string | null;
            /** @description Is never given back */
            giftCardPin: null;
            issuer: string | null;
            paymentMethodId: string | null;
        } | null;
        PaymentInput: {
            /** @description Without it a card given before stays; an empty one takes it away */
            giftCardNumber?: string | null;
            giftCardPin?: string | null;
            issuer?: string | null;
            paymentMethodId?: string | null;
        };
        PaymentMethodOption: {
            costs: number;
            issuers: {
                issuerId: string;
                name: string;
            }[];
            paymentMethodId: string;
        };
        PlacedOrder: {
            /** @description Where the customer pays; null when nothing is due or the provider is away */
            checkoutUrl: string | null;
            /** @description What is left to pay after the gift card */
            dueAmount: number;
            orderId: number;
            orderKey: string;
            /** @enum {string} */
            status: "open" | "paid" | "processing" | "sent" | "closed" | "cancelled";
            totalAmount: number;
        };
        PlaceOrderInput: {
            /** @description The customer asks that an analysis begins within the time of withdrawal, and knows that the right ends with it */
            beginAnalysis?: boolean;
            /** @description The total the customer agreed to; another total is refused */
            expectedTotalAmount: number;
            /** @description How to pay; without it as the cart says. A gift card stays as the cart has it */
            payment?: {
                issuer?: string | null;
                paymentMethodId: string;
            } | null;
            shoppingcartId: string;
        };
        Precautions: {
            /** @description What those who compete mind, the strictest first */
            competition: {
                hours: number | null;
                ingredients: ("thyme" | "sage" | "oregano" | "chamomile" | "mint" | "menthol" | "rosemary" | "arnica" | "mountainPine" | "garlic" | "passionFlower" | "vervain" | "lavender" | "lemonBalm" | "hops" | "liquorice" | "ginger" | "turmeric" | "riceBran" | "unnamedHerbs" | "hemp")[];
                /**
                 * @description Never in a horse that competes, so many hours before, or only once somebody has confirmed it
                 * @enum {string}
                 */
                rule: "never" | "withdraw" | "ask";
            }[];
            /** @description What makes it nothing for a mare in foal */
            notInFoal: ("thyme" | "sage" | "oregano" | "chamomile" | "mint" | "menthol" | "rosemary" | "arnica" | "mountainPine" | "garlic" | "passionFlower" | "vervain" | "lavender" | "lemonBalm" | "hops" | "liquorice" | "ginger" | "turmeric" | "riceBran" | "unnamedHerbs" | "hemp")[];
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
        ProductDetail: {
            brand: string;
            breadcrumb: {
                title: string;
                url: string;
            }[];
            composition: string | null;
            /** @description Simple Markdown */
            description: string;
            dose: components["schemas"]["DoseRule"] & (Record<string, never> | null);
            facets: {
                facetKey: string;
                label: string;
                values: {
                    key: string;
                    label: string;
                }[];
            }[];
            feedLabel: components["schemas"]["FeedLabel"];
            /** @description The pack that the address of the product shows */
            firstProductVariantId: number;
            horseTypes: string[];
            icon: string;
            /** @description How to feed, use or wash it */
            instructions: string | null;
            isNew: boolean;
            nutrition: components["schemas"]["NutritionGroup"][];
            precautions: components["schemas"]["Precautions"];
            productId: number;
            productType: number;
            /** @description The pack that was asked for */
            productVariantId: number;
            /** @description Answered in the language of the page, the newest first */
            questions: {
                first: components["schemas"]["Question"][];
                total: number;
            };
            recommendations: components["schemas"]["ProductCard"][];
            reviews: components["schemas"]["ReviewPage"];
            siloRemark: boolean;
            stockReminder: boolean;
            subtitle: string;
            summary: string;
            textLanguage: string;
            title: string;
            url: string;
            usps: string[];
            /** @description By size */
            variants: components["schemas"]["ProductVariant"][];
            vatPercentage: number;
        };
        ProductFilter: {
            facetKey: string;
            selectedKey?: string | null;
            selectedKeys?: string[] | null;
            selectedMaxValue?: number | null;
            selectedMinValue?: number | null;
            selectedValue?: number | null;
        };
        ProductList: {
            correctedTerm: string | null;
            exactMatchUrl: string | null;
            facets: components["schemas"]["Facet"][];
            /** @description Call a vet first; no products are listed */
            isEmergency: boolean;
            page: number;
            pageCount: number;
            pageSize: number;
            products: components["schemas"]["ProductCard"][];
            readings: {
                intro: string;
                /** @enum {string} */
                kind: "advice-article" | "advice-video" | "faq-item";
                title: string;
                url: string;
            }[];
            readingsFirst: boolean;
            total: number;
            widened: boolean;
        };
        ProductListRequest: {
            adviceCategoryId?: number | null;
            /** @default {} */
            filter: {
                /** @default [] */
                filters: components["schemas"]["ProductFilter"][];
                searchTerm?: string | null;
            };
            landingpageId?: number | null;
            /** @default {} */
            pageInfo: {
                /** @default false */
                descending: boolean;
                /** @default 1 */
                page: number;
                /** @default 24 */
                pageSize: number;
                /**
                 * @default relevance
                 * @enum {string}
                 */
                sort: "relevance" | "price" | "name" | "rating" | "newest" | "kilo-price";
            };
        };
        ProductReturn: {
            /** Format: date-time */
            changedAt: string;
            hasPhoto: boolean;
            /** @description The pack */
            label: string;
            lineNumber: number;
            orderId: number;
            productId: number;
            productVariantId: number;
            quantity: number;
            /** @enum {string} */
            reason: "damaged" | "wrong-product" | "quality" | "ordered-too-much" | "other";
            /** Format: date-time */
            registeredAt: string;
            remarks: string;
            returnId: number;
            /** @enum {string} */
            status: "registered" | "received" | "refunded" | "refused";
            title: string;
        };
        ProductVariant: {
            articleNumber: string;
            /** @description A lorry brings it, on a day that is agreed */
            byAppointment: boolean;
            colour: {
                key: string;
                label: string;
            } | null;
            content: {
                amount: number;
                /** @enum {string} */
                unit: "g" | "ml" | "piece";
            };
            daysPerPack: number | null;
            /** @description Working days from dispatch to a door in the country of the site */
            deliveryDays: [
                number,
                number
            ];
            dimensionsCm: [
                number,
                number,
                number
            ] | null;
            ean: string;
            images: components["schemas"]["PackImage"][];
            /** @description Key of the package facet: bag, bucket, bigbox, silo … */
            pack: string;
            packLabel: string;
            packSize: string;
            perPallet: number | null;
            price: components["schemas"]["Price"];
            productVariantId: number;
            /** @description Portions in a pack for the reference horse */
            servings: number | null;
            shelfLifeMonths: number | null;
            stock: {
                amount: number | null;
                state: components["schemas"]["StockState"];
            };
            url: string;
            weightKg: number;
        };
        PublicationProblems: {
            languageId: number;
            productId: number;
            /** @description What is missing, e.g. composition-missing */
            reason: string;
            siteId: number;
            title: string | null;
        }[];
        Question: {
            /** @description What the shop answers */
            answer: string;
            /** Format: date */
            answeredOn: string;
            /** @description The name that is shown; null when there is none */
            asker: string | null;
            /** Format: date */
            date: string;
            /** @description Written by the shop to be tried out; none in production */
            isExample: boolean;
            question: string;
            questionId: number;
        };
        QuestionInput: {
            /**
             * @description The name that is shown
             * @default
             */
            asker: string;
            /**
             * @description Where the answer goes, once; it is not shown
             * @default
             */
            emailAddress: string;
            productId: number;
            /** @default  */
            question: string;
        };
        QuestionPage: {
            page: number;
            pageSize: number;
            questions: components["schemas"]["Question"][];
            total: number;
        };
        Ration: {
            assumptions: ("least-forage" | "forage-without-amount" | "standard-forage" | "measured-forage" | "doses-of-labels" | "largest-meal" | "adult" | "right-condition" | "healthy" | "good-doer" | "donkey" | "slimming" | "growing-any-age" | "growing-by-weight" | "growing-by-age" | "foal" | "not-daily")[];
            bars: components["schemas"]["RationBar"][];
            /** @description Euros, VAT included */
            costPerDay: number;
            /** @description Null: how much forage there is is unknown */
            dryMatterKg: number | null;
            feeds: components["schemas"]["RationFeed"][];
            forage: {
                judgement: components["schemas"]["ForageJudgement"];
                /** @description Null: no amount of it is advised */
                kilograms: number | null;
                /** @description Kilograms of dry matter per 100 kg that there should be at least; null: no amount of it is advised */
                leastPer100Kg: number | null;
                /** @enum {string} */
                roughageType: "hay" | "haylage" | "grass" | "poor-hay" | "straw";
                /** @description Measured: the name of the sample */
                sampleName: string | null;
            };
            notFed: {
                productVariantId: number;
                textLanguage: string;
                title: string;
            }[];
            sources: {
                /** @description The expert who has agreed to it, and when; null where nobody has reviewed it yet */
                reviewed: {
                    by: string;
                    /** Format: date */
                    on: string;
                } | null;
                title: string;
                /** @enum {string|null} */
                toBeConfirmedBy: "nutritionist" | "vet" | "laboratory" | null;
                /** @enum {string} */
                topic: "needs" | "growth" | "donkey" | "donkey-appetite" | "ceilings" | "selenium" | "starch" | "sugar" | "meal" | "least-forage" | "most-eaten" | "calcium-balance" | "forage-sugar" | "standard-forage" | "standard-straw" | "oil" | "dry-matter" | "bands" | "slimming" | "laboratory";
            }[];
            /** @description The worst first; fine alone where there is nothing else */
            summary: {
                count: number;
                /** @enum {string} */
                kind: "must-change" | "forage-not-right" | "short" | "unknown" | "fine";
                measures: ("energy" | "crude-protein" | "calcium" | "phosphorus" | "magnesium" | "sodium" | "copper" | "zinc" | "selenium" | "vitamin-e" | "manganese" | "iodine" | "iron" | "cobalt" | "vitamin-d3" | "starch" | "sugar" | "starch-per-meal" | "starch-per-day" | "sugar-and-starch-per-meal" | "concentrate-per-meal" | "sugar-and-starch-of-forage")[];
            }[];
            warnings: components["schemas"]["RationWarning"][];
        };
        RationBar: {
            fromForage: number;
            /** @description Null for energy and for what is judged by the meal */
            label: string | null;
            /** @description Where the need is a range: its least */
            leastNeed: number | null;
            /** @description The most there may be */
            limit: number | null;
            /** @enum {string} */
            measure: "energy" | "crude-protein" | "calcium" | "phosphorus" | "magnesium" | "sodium" | "copper" | "zinc" | "selenium" | "vitamin-e" | "manganese" | "iodine" | "iron" | "cobalt" | "vitamin-d3" | "starch" | "sugar" | "starch-per-meal" | "starch-per-day" | "sugar-and-starch-per-meal" | "concentrate-per-meal" | "sugar-and-starch-of-forage";
            need: number | null;
            /** @enum {string} */
            unit: "MJ" | "g" | "mg" | "IU" | "g/kg-dm";
            /** @description Products that do not say how much they hold */
            untoldBy: number[];
            value: number;
            /** @enum {string} */
            verdict: "short" | "loses-weight" | "depends-on-age" | "enough" | "above-need" | "above-limit" | "within-limit" | "not-measured" | "no-guide";
        };
        RationFeed: {
            /** @description Euros, VAT included */
            costPerDay: number | null;
            /** @description Whole days that the packs last */
            days: number | null;
            /** @description Null: not for such a horse, so not counted */
            gramsPerDay: number | null;
            gramsPerMeal: number | null;
            isDoseOfLabel: boolean;
            /** Format: date */
            lastsUntil: string | null;
            mealsPerDay: number;
            packs: {
                count: number;
                packLabel: string;
                packSize: string;
                price: components["schemas"]["Price"];
                productVariantId: number;
                url: string;
            }[];
            productId: number;
            /** @description The pack that was asked for */
            productVariantId: number;
            textLanguage: string;
            title: string;
            /** @enum {string} */
            unit: "g" | "ml";
            url: string;
            /** @enum {string} */
            use: "daily" | "course" | "after-work" | "free-choice";
        };
        RationWarning: {
            /** @enum {string} */
            code: "forage-not-right" | "forage-unknown" | "energy-with-vet" | "work-in-foal" | "salts-with-ulcers" | "two-mineral-carriers" | "never-together" | "not-suitable" | "above-limit" | "above-label-day" | "above-label-meal" | "calcium-below-phosphorus" | "much-calcium" | "little-forage" | "more-than-eaten";
            limit: number | null;
            /** @enum {string|null} */
            measure: "energy" | "crude-protein" | "calcium" | "phosphorus" | "magnesium" | "sodium" | "copper" | "zinc" | "selenium" | "vitamin-e" | "manganese" | "iodine" | "iron" | "cobalt" | "vitamin-d3" | "starch" | "sugar" | "starch-per-meal" | "starch-per-day" | "sugar-and-starch-per-meal" | "concentrate-per-meal" | "sugar-and-starch-of-forage" | null;
            productIds: number[];
            /**
             * @description Why a feed is not suitable
             * @enum {string|null}
             */
            reason: "no-dose-rule" | "not-for-horse-type" | "needs-life-stage" | "not-for-life-stage" | "not-for-work-load" | "too-much-sugar" | "too-much-starch" | "too-fat" | "forage-is-enough" | "needs-age-in-weeks" | "too-old-for-milk" | "too-heavy-for-milk" | null;
            value: number | null;
        };
        RegisteredReturn: {
            returnId: number;
        };
        RegisterInput: {
            alternativeShippingAddress?: boolean | null;
            billing?: {
                address?: components["schemas"]["AddressInput"];
                emailAddress?: string | null;
                firstName?: string | null;
                lastName?: string | null;
                phoneNumber?: string | null;
            } | null;
            companyName?: string | null;
            emailAddress?: string | null;
            firstName?: string | null;
            languageId?: number | null;
            lastName?: string | null;
            mobile?: string | null;
            newsletterSubscribe?: boolean | null;
            password?: string | null;
            phoneNumber?: string | null;
            shipping?: {
                address?: components["schemas"]["AddressInput"];
                firstName?: string | null;
                lastName?: string | null;
                shippingMethod?: components["schemas"]["ShippingMethod"];
            } | null;
            vatNumber?: string | null;
        };
        ReminderToken: {
            token: string;
        };
        Reordered: {
            added: {
                description: string;
                lineNumber: number;
                productVariantId: number;
                quantity: number;
            }[];
            /** @description What could not be added, and why */
            missing: {
                description: string;
                lineNumber: number;
                productVariantId: number;
                /** @description How many pieces were not added */
                quantity: number;
                /** @enum {string} */
                reason: "not-sold" | "not-available" | "not-enough-stock" | "quantity-limit" | "too-many-lines";
            }[];
        };
        ReorderInput: {
            shoppingcartId: string;
        };
        RepeatAddition: components["schemas"]["RepeatPrice"] & {
            /** @description Pieces of this pack that a delivery then brings */
            quantity: number;
        };
        RepeatAdditionInput: {
            /** @description What the customer agreed that a delivery comes to; when it comes to more, 409 total-changed */
            agreedAmount: number;
            productVariantId: number;
            quantity: number;
        };
        RepeatAddressInput: {
            address: components["schemas"]["AddressInput"];
            /** @description What the customer agreed that a delivery comes to; when it comes to more, 409 total-changed */
            agreedAmount?: number;
            /** @description For whoever brings it; left out it stays what it is */
            driverRemark?: string | null;
            firstName?: string | null;
            lastName?: string | null;
        };
        RepeatContentInput: {
            /** @description What the customer agreed that a delivery comes to; when it comes to more, 409 total-changed */
            agreedAmount?: number;
            days: number;
            lines: {
                productVariantId: number;
                quantity: number;
            }[];
            /** @description The one that the customer was shown; when it is another by now, 409 changed-meanwhile */
            version?: number;
        };
        RepeatDeliveries: {
            repeatDeliveries: components["schemas"]["RepeatDelivery"][];
        };
        RepeatDelivery: {
            /** @description What the mail said that the next delivery costs; null before it */
            announcedAmount: number | null;
            /**
             * Format: date
             * @description The last day on which the next delivery can be changed
             */
            changeUntil: string;
            /**
             * Format: date
             * @description On which the next delivery arrives; of no meaning once ended
             */
            day: string;
            /** @description It comes every so many days */
            days: number;
            /** @description A declaration that may end it and waits for staff; until its mailbox confirms it, nothing is held back */
            endingWaits: {
                isConfirmed: boolean;
                /** Format: date-time */
                receivedAt: string;
            } | null;
            /** @description False when the customer pays the next delivery through a mailed link */
            isCollected: boolean;
            lines: components["schemas"]["RepeatLine"][];
            mayChange: boolean;
            /** @enum {string|null} */
            pauseReason: "customer" | "collection" | "chargeback" | "goods" | "gone" | "undeliverable" | "place" | "mandate" | "staff" | null;
            /** @description The end of the number of the account or card */
            paymentLabel: string | null;
            paymentMethodId: string;
            repeatDeliveryId: number;
            /** @description Where it was begun */
            siteId: number;
            /** @enum {string} */
            state: "active" | "paused" | "ended";
            /** @description Another one after every change */
            version: number;
        };
        RepeatLine: {
            imageUrl: string | null;
            packSize: string | null;
            productVariantId: number;
            quantity: number;
            /** @description Null when the site does not sell it any more */
            title: string | null;
            url: string | null;
        };
        RepeatMethodInput: {
            paymentMethodId: string;
        };
        RepeatMoveInput: {
            /** Format: date */
            day: string;
        };
        RepeatPrice: {
            /** @description What a delivery then comes to, delivery included */
            amount: number;
            /** @description What it comes to as it is */
            amountBefore: number;
            /**
             * Format: date
             * @description The first such delivery
             */
            day: string;
        };
        RepeatProposals: {
            /** @description In the order asked; packs that the site does not sell are left out */
            proposals: {
                /**
                 * @description Whose ration was reckoned with; reference is the horse on the label
                 * @enum {string|null}
                 */
                basis: "horse" | "reference" | null;
                /** @description As many days as the pieces last, rounded up, at least 7; null where nothing says so, or where they last longer than the longest interval */
                days: number | null;
                /** @description Where they last less than seven days: so many pieces, that do last */
                enough: {
                    days: number;
                    quantity: number;
                } | null;
                /** @description How long the pieces last */
                lastsDays: number | null;
                mayRepeat: boolean;
                productVariantId: number;
                quantity: number;
                /**
                 * @description Then nothing is proposed
                 * @enum {string|null}
                 */
                refusal: "no-dose-rule" | "not-for-horse-type" | "needs-life-stage" | "not-for-life-stage" | "not-for-work-load" | "too-much-sugar" | "too-much-starch" | "too-fat" | "forage-is-enough" | "needs-age-in-weeks" | "too-old-for-milk" | "too-heavy-for-milk" | null;
            }[];
        };
        RepeatTerms: {
            /** @description Off lines that come again; 0 when there is none */
            discountPercent: number;
            isOffered: boolean;
            maxDays: number;
            minDays: number;
            /** @description What the first order can be paid with, so that later ones can be collected */
            paymentMethodIds: string[];
        };
        ReportedText: {
            /** @description What the shop answered to a question */
            answer: string | null;
            author: string | null;
            id: number;
            /** @enum {string} */
            kind: "review" | "question";
            /** @enum {string} */
            language: "nl" | "de" | "da" | "en" | "it" | "pt" | "es" | "sv" | "et";
            productTitle: string;
            text: string;
            /** @description Of a review */
            title: string | null;
            /** @description Where it is shown */
            url: string;
        };
        ReportInput: {
            /**
             * @description Where receipt and decision go; may be left out, as the name may
             * @default
             */
            emailAddress: string;
            /** @default  */
            explanation: string;
            /** @default  */
            fullName: string;
            /**
             * @description Any word: what is said is right and complete to the best of one’s knowledge
             * @default
             */
            goodFaith: string;
            id: number;
            /** @enum {string} */
            kind: "review" | "question";
            /**
             * @description One of: unlawful, insulting, personal, untrue, other
             * @default
             */
            reason: string;
        };
        RetryPaymentInput: {
            issuer?: string | null;
            paymentMethodId: string;
        };
        ReturnableLine: {
            /**
             * Format: date-time
             * @description The last moment to register a defect
             */
            defectUntil: string;
            /** @description The pack */
            label: string;
            lineNumber: number;
            /** Format: date-time */
            orderedAt: string;
            orderId: number;
            productId: number;
            productVariantId: number;
            quantity: number;
            /** @description The reasons that can be named now */
            reasons: ("damaged" | "wrong-product" | "quality" | "ordered-too-much" | "other")[];
            /**
             * Format: date-time
             * @description The last moment to register a change of mind
             */
            returnUntil: string;
            title: string;
        };
        ReturnInput: {
            lineNumber: number;
            orderId: number;
            /**
             * Format: binary
             * @description JPEG, PNG or WebP, at most 10 MB
             */
            photo?: string;
            quantity: number;
            /** @enum {string} */
            reason: "damaged" | "wrong-product" | "quality" | "ordered-too-much" | "other";
            /** @default  */
            remarks: string;
        };
        Returns: {
            returnable: components["schemas"]["ReturnableLine"][];
            returns: components["schemas"]["ProductReturn"][];
        };
        Review: {
            author: string;
            date: string;
            facts: components["schemas"]["HorseFacts"];
            /** @description Written by the shop to be tried out; none in production */
            isExample: boolean;
            language: string;
            photos: components["schemas"]["ReviewPhoto"][];
            rating: number;
            /** @description What the shop answers, in the language of the review */
            reply: {
                /** Format: date */
                date: string;
                text: string;
            } | null;
            reviewId: number;
            text: string;
            title: string;
            verified: boolean;
        };
        ReviewedProduct: {
            image: components["schemas"]["Image"];
            productId: number;
            productVariantId: number;
            title: string;
            url: string | null;
        };
        ReviewFormInput: {
            /**
             * @description Years
             * @enum {string}
             */
            ageBand?: "to-3" | "4-to-9" | "10-to-17" | "from-18";
            /** @description The name that is shown; by default first name and initial */
            author?: string | null;
            /**
             * @description How long the horse has had the product
             * @enum {string}
             */
            fedFor?: "to-1-month" | "1-to-3-months" | "3-to-12-months" | "from-1-year";
            /** @enum {string} */
            horseKind?: "horse" | "pony" | "coldblood" | "donkey";
            /**
             * Format: binary
             * @description JPEG, PNG or WebP, at most 10 MB
             */
            photo1?: string;
            /**
             * Format: binary
             * @description JPEG, PNG or WebP, at most 10 MB
             */
            photo2?: string;
            /**
             * Format: binary
             * @description JPEG, PNG or WebP, at most 10 MB
             */
            photo3?: string;
            productId: number;
            rating?: number;
            /** @default  */
            text: string;
            /** @default  */
            title: string;
            /**
             * @description Kilograms
             * @enum {string}
             */
            weightBand?: "to-299" | "300-to-449" | "450-to-599" | "from-600";
            /** @enum {string} */
            workLoad?: "none" | "light" | "average" | "heavy";
        };
        ReviewInput: {
            /** @description The name that is shown; by default first name and initial */
            author?: string | null;
            facts?: components["schemas"]["HorseFacts"];
            productId: number;
            /** @description One to five stars */
            rating?: number | null;
            /** @description The token of a mailed request */
            requestToken?: string | null;
            /** @default  */
            text: string;
            /** @default  */
            title: string;
        };
        ReviewPage: {
            /** @description What all reviews of the product can be narrowed by */
            filters: {
                horseKinds: ("horse" | "pony" | "coldblood" | "donkey")[];
                withPhoto: number;
                workLoads: ("none" | "light" | "average" | "heavy")[];
            };
            page: number;
            pageSize: number;
            reviews: components["schemas"]["Review"][];
            summary: components["schemas"]["ReviewSummary"];
            total: number;
        };
        ReviewPhoto: {
            height: number;
            thumbnailUrl: string;
            url: string;
            width: number;
        };
        ReviewRequest: {
            /** @description The name that is shown when none is chosen */
            author: string;
            products: (components["schemas"]["ReviewedProduct"] & {
                isReviewed: boolean;
            })[];
        };
        ReviewRequestToken: {
            token: string;
        };
        ReviewSummary: {
            average: number;
            count: number;
            /** @description Counts for 1 to 5 stars */
            distribution: number[];
        };
        ReviewToWrite: components["schemas"]["ReviewedProduct"] & {
            /** Format: date-time */
            orderedAt: string;
            orderId: number;
        };
        RouteDescription: {
            contentPageId: number;
            /** @enum {string} */
            kind: "content-page";
        } | {
            /** @enum {string} */
            kind: "product-search";
            /** @default {} */
            parameters: {
                landingpageId?: number;
                searchTerm?: string;
            };
            /**
             * @default category
             * @enum {string}
             */
            searchType: "category" | "search";
        } | {
            /** @enum {string} */
            kind: "product-detail";
            /** @description False: with the article number, also where the pack has the address of its product */
            omitArticleCode?: boolean | null;
            productVariantId: number;
        } | {
            faqId?: number | null;
            faqItemId?: string | null;
            /** @enum {string} */
            kind: "faq";
        } | {
            adviceCategoryId: number;
            /** @enum {string} */
            kind: "advice-category";
        } | {
            adviceArticleId: number;
            /** @enum {string} */
            kind: "advice-article";
        } | {
            adviceVideoId: number;
            /** @enum {string} */
            kind: "advice-video";
        } | {
            key: string;
            /** @enum {string} */
            kind: "rqs-result";
        } | {
            key: string;
            /** @enum {string} */
            kind: "qs-result";
        } | {
            /** @enum {string} */
            kind: "news-item";
            newsItemId: number;
        } | {
            /** @enum {string} */
            kind: "partner";
            partnerId: number;
        } | {
            blogArticleId: number;
            /** @enum {string} */
            kind: "blog-article";
        } | {
            blogCategoryId: number;
            /** @enum {string} */
            kind: "blog-category";
        } | {
            /** @enum {string} */
            kind: "blog-overview";
        } | {
            /** @enum {string} */
            kind: "advice-overview";
        };
        RouteTarget: {
            contentPageId: number;
            /** @enum {string} */
            kind: "content-page";
            languageId: number;
            /** @description The canonical address */
            path: string;
            siteId: number;
        } | {
            /** @enum {string} */
            kind: "product-search";
            languageId: number;
            parameters: {
                landingpageId?: number;
            };
            /** @description The canonical address */
            path: string;
            /** @enum {string} */
            searchType: "category" | "search";
            siteId: number;
        } | {
            /** @enum {string} */
            kind: "product-detail";
            languageId: number;
            omitArticleCode: boolean;
            /** @description The canonical address */
            path: string;
            productVariantId: number;
            siteId: number;
        } | {
            contentPageId: number;
            faqId: number | null;
            faqItemId: string | null;
            /** @enum {string} */
            kind: "faq";
            languageId: number;
            /** @description The canonical address */
            path: string;
            siteId: number;
        } | {
            /** @enum {string} */
            kind: "redirect";
            languageId: number;
            /** @description The canonical address */
            path: string;
            permanent: boolean;
            siteId: number;
            url: string;
        } | {
            adviceCategoryId: number;
            /** @enum {string} */
            kind: "advice-category";
            languageId: number;
            /** @description The canonical address */
            path: string;
            siteId: number;
        } | {
            adviceArticleId: number;
            /** @enum {string} */
            kind: "advice-article";
            languageId: number;
            /** @description The canonical address */
            path: string;
            siteId: number;
        } | {
            adviceVideoId: number;
            /** @enum {string} */
            kind: "advice-video";
            languageId: number;
            /** @description The canonical address */
            path: string;
            siteId: number;
        } | {
            key: string;
            /** @enum {string} */
            kind: "rqs-result";
            languageId: number;
            /** @description The canonical address */
            path: string;
            siteId: number;
        } | {
            key: string;
            /** @enum {string} */
            kind: "qs-result";
            languageId: number;
            /** @description The canonical address */
            path: string;
            siteId: number;
        } | {
            /** @enum {string} */
            kind: "news-item";
            languageId: number;
            newsItemId: number;
            /** @description The canonical address */
            path: string;
            siteId: number;
        } | {
            /** @enum {string} */
            kind: "partner";
            languageId: number;
            partnerId: number;
            /** @description The canonical address */
            path: string;
            siteId: number;
        } | {
            blogArticleId: number;
            /** @enum {string} */
            kind: "blog-article";
            languageId: number;
            /** @description The canonical address */
            path: string;
            siteId: number;
        } | {
            blogCategoryId: number;
            /** @enum {string} */
            kind: "blog-category";
            languageId: number;
            /** @description The canonical address */
            path: string;
            siteId: number;
        } | {
            /** @enum {string} */
            kind: "blog-overview";
            languageId: number;
            /** @description The canonical address */
            path: string;
            siteId: number;
        } | {
            /** @enum {string} */
            kind: "advice-overview";
            languageId: number;
            /** @description The canonical address */
            path: string;
            siteId: number;
        };
        RouteUrl: {
            url: string;
        };
        RqsSample: {
            productVariantId: number;
            sampleName: string | null;
            /** @description Counts from 1 without gaps */
            sequence: number;
            shoppingcartId: string;
        };
        SampleDetails: {
            /**
             * @description hay or silage
             * @example hay
             */
            sampleType?: string | null;
            /**
             * @description DD-MM-YYYY
             * @example 16-11-2026
             */
            takenOn?: string | null;
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
        SampleResult: {
            /** @description There is a result that the customer has not opened */
            isUnread: boolean;
            /** @description Opens the result */
            key: string;
            /** Format: date-time */
            orderedAt: string;
            orderId: number;
            /** Format: date */
            receivedOn: string | null;
            /** Format: date */
            resultOn: string | null;
            sampleName: string;
            /**
             * @description Null until the customer or the laboratory has said it
             * @enum {string|null}
             */
            sampleType: "hay" | "silage" | null;
            /** @enum {string} */
            status: "ordered" | "received" | "measured" | "advised";
            /**
             * Format: date
             * @description The day the customer took it
             */
            takenOn: string | null;
            /**
             * @description Roughage quickscan or hygiene quality scan
             * @enum {string}
             */
            type: "Rqs" | "Qs";
        };
        SampleResults: {
            results: components["schemas"]["SampleResult"][];
            unreadCount: number;
        };
        SandboxFinish: {
            /** @description Of the collections by the mandate that this gives, the first so many fail */
            failingCollections?: number;
            /** @description The bank chosen on the page */
            issuer?: string | null;
            /** @enum {string} */
            outcome: "paid" | "failed" | "canceled" | "expired";
            /**
             * @description When the shop is told: at once, after 30 seconds, two times, or never
             * @enum {string}
             */
            webhook: "now" | "late" | "twice" | "never";
        };
        SandboxPayment: {
            /** @description Every how many days something is delivered and collected; empty for most */
            agreedDays: number[];
            amount: number;
            /** @description Who pays agrees that later deliveries are collected the same way */
            beginsMandate: boolean;
            /** Format: date-time */
            createdAt: string;
            /** @enum {string} */
            currency: "EUR";
            description: string;
            /** Format: date-time */
            expiresAt: string;
            issuer: string | null;
            /** @description Banks to choose from; empty for methods without a bank */
            issuers: {
                issuerId: string;
                name: string;
            }[];
            /** @example nl-NL */
            locale: string;
            method: string;
            sandboxPaymentId: string;
            /** @enum {string} */
            status: "open" | "paid" | "failed" | "canceled" | "expired";
        };
        SandboxReturn: {
            /** @description Back to the shop */
            redirectUrl: string;
        };
        Shipping: {
            address: components["schemas"]["Address"] & (Record<string, never> | null);
            firstName: string | null;
            lastName: string | null;
            shippingMethod: components["schemas"]["ShippingMethod"];
            /**
             * @description A dealer is still to be chosen
             * @enum {boolean}
             */
            toDealer?: true;
        } | null;
        ShippingInput: {
            address?: components["schemas"]["AddressInput"];
            firstName?: string | null;
            lastName?: string | null;
            shippingMethod?: components["schemas"]["ShippingMethod"] & (number | null);
            /** @description Collected at a dealer who is still to be chosen: the costs follow */
            toDealer?: boolean | null;
        };
        /**
         * @description 0 home delivery, 1 parcel shop
         * @enum {integer}
         */
        ShippingMethod: 0 | 1;
        ShippingMethodOption: {
            /** @description From which a day may be chosen; often none */
            days: string[];
            /** @description What collecting it at a dealer costs; null for parcels to a pickup point and for what comes by lorry */
            dealerPrice: number | null;
            deliveryDate: components["schemas"]["DeliveryDate"];
            freeFrom: number | null;
            price: number;
            priceExVat: number;
            shippingMethod: components["schemas"]["ShippingMethod"];
        };
        ShopRating: {
            /** @description Of reviews behind which an order stands; null while there are few */
            rating: {
                average: number;
                count: number;
            } | null;
        };
        SignInAnswer: {
            /** @description The cart that is now the customer’s: what was in the given one is in it */
            shoppingcartId: string | null;
        };
        SignInInput: {
            emailAddress: string;
            password: string;
            shoppingcartId?: string | null;
        };
        SignInLinkInput: {
            shoppingcartId?: string | null;
            token: string;
            userId: string;
        };
        SignInPasskeyInput: {
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
            shoppingcartId?: string | null;
        };
        Site: {
            autoRedirectIfNotInSameCountry: boolean;
            becomeDealerLink: components["schemas"]["Link"];
            cartUspCollectionId: number;
            checkoutFailedPageId: number;
            checkoutSuccessPageId: number;
            checkoutSuccessRqsPageId: number;
            clientApiEndpoint: string;
            countryId: number;
            /** @description Code of the shown currency; the euro amount is binding */
            currency: string;
            currencyConversionDisclaimerLink: components["schemas"]["Link"];
            currencySymbol: string;
            customerServiceBottomText: string;
            customerServiceContentPageId: number;
            customerServiceEmailAddress: string;
            customerServiceLink: components["schemas"]["Link"];
            customerServicePhoneLink: components["schemas"]["Link"];
            customerServiceTitle: string;
            dealerPageTitle: string;
            domain: string;
            enableRqs: boolean;
            enableStockReminderFeature: boolean;
            /** @description Units of the shown currency for one euro, indicative */
            exchangeRate: number;
            /**
             * Format: date
             * @description The day on which that rate was set; null where the euro is shown
             */
            exchangeRateOn: string | null;
            fallbackLanguageId: number;
            footerId: number;
            googleMapsKey: string | null;
            googleRecaptchaKey: string | null;
            gtmContainerId: string | null;
            headerUspCollectionId: number;
            internalErrorContentPageId: number;
            languages: {
                languageId: number;
                localizedName: string;
            }[];
            name: string;
            notFoundContentPageId: number;
            notificationId: number | null;
            openingHours: {
                days: string;
                hours: string;
            }[];
            paymentMethods: {
                paymentMethodId: string;
            }[];
            paymentProviderConfigId: string;
            primaryNavigationId: number;
            rootContentPageId: number;
            rqsContentPage: number;
            siteId: number;
            socialMedia: {
                facebook: string | null;
                instagram: string | null;
                linkedin: string | null;
                tiktok: string | null;
                twitter: string | null;
                youtube: string | null;
            };
            textLanguage: string;
            /** @description 0 main brand, 1 sister brand, 2 corporate */
            type: number;
            vatPercentageHigh: number;
            vatPercentageLow: number;
        };
        SiteLanguageEntry: {
            country: components["schemas"]["Country"];
            culture: string;
            /** @example Nederland - Nederlands */
            displayName: string;
            host: string;
            /**
             * @description siteId-languageId
             * @example 1-1
             */
            key: string;
            language: components["schemas"]["Language"];
            siteId: number;
            /** @description 0 main brand, 1 sister brand, 2 corporate */
            type: number;
        };
        SitemapEntry: {
            lastmod: string;
            path: string;
            /** @description Names the same page on every host */
            ref: string;
        };
        SiteSummary: {
            clientApiEndpoint: string;
            countryId: number;
            fallbackLanguageId: number;
            /** @description The language of the domain that was asked for */
            languageId: number;
            languages: {
                languageId: number;
                localizedName: string;
            }[];
            siteId: number;
            /** @description 0 main brand, 1 sister brand, 2 corporate */
            type: number;
        };
        StartedPayment: {
            /** @description Null while the provider is away */
            checkoutUrl: string | null;
        };
        StockAlert: {
            /** @description The pack */
            label: string;
            productVariantId: number;
            /** Format: date-time */
            requestedAt: string;
            stockAlertId: number;
            title: string;
        };
        StockAlertInput: {
            /** @default  */
            emailAddress: string;
            productVariantId: number;
        };
        StockAlertToken: {
            token: string;
        };
        /** @enum {string} */
        StockState: "available" | "low-stock" | "coming-soon" | "sold-out";
        SubmittedReview: {
            /** @description False while a person reads it, up to 24 hours */
            published: boolean;
        };
        Subscriptions: {
            cartReminders: {
                isSubscribed: boolean;
                /** @description The mailed question has not been answered yet */
                isWaiting: boolean;
            };
            newsletter: {
                isSubscribed: boolean;
                /** @description The mailed question has not been answered yet */
                isWaiting: boolean;
            };
            /** @description Whether the mailbox is asked for reviews of what was bought */
            reviewRequests: boolean;
            stockAlerts: components["schemas"]["StockAlert"][];
        };
        Suggestions: {
            advice: {
                image: components["schemas"]["ContentImage"] | null;
                title: string;
                url: string;
            }[];
            adviceFirst: boolean;
            categories: {
                count: number;
                image: components["schemas"]["ContentImage"] | null;
                title: string;
                url: string;
            }[];
            correctedTerm: string | null;
            /** @description Call a vet first; no products are suggested */
            isEmergency: boolean;
            products: {
                image: components["schemas"]["Image"];
                packSize: string;
                price: components["schemas"]["Price"];
                title: string;
                url: string;
            }[];
        };
        TrackingSettings: {
            currency: string;
            googleRecaptchaKey: string | null;
            gtmContainerId: string | null;
        };
        /** @description Why they do not; left out where they do */
        Undeliverable: {
            /**
             * @description What is to blame
             * @example billing.address.zipcode
             */
            parameter: string;
            /** @enum {string} */
            reason: "not-delivered-there" | "territory-not-served";
            /** @description The name of the territory, in the language of the call */
            territory?: string;
        };
        UnitPrice: {
            /** @description Euros, VAT included */
            amount: number;
            /** @enum {string} */
            per: "kg" | "l" | "piece";
        } | null;
        UspCollection: {
            items: {
                icon: string;
                textLanguage: string;
                title: string;
                url: string | null;
            }[];
            uspCollectionId: number;
        };
        VatGroup: {
            /** @description Without VAT */
            baseAmount: number;
            percentage: number;
            /**
             * @description Taxed, or why a company pays no VAT
             * @enum {string}
             */
            treatment: "taxed" | "intra-community" | "reverse-charge";
            vatAmount: number;
        };
        Visitor: {
            /** @description ISO code, null when unknown */
            countryCode: string | null;
        };
        WithdrawalInput: {
            /** @default  */
            emailAddress: string;
            /** @default  */
            fullName: string;
            /** @default  */
            orderNumber: string;
            statement?: string | null;
        };
        WithdrawalReceipt: {
            /** Format: date-time */
            receivedAt: string;
            withdrawalId: number;
        };
        WrittenReview: {
            author: string;
            /** Format: date */
            date: string;
            facts: components["schemas"]["HorseFacts"];
            photos: {
                height: number;
                /** @description Whether others see it with the review */
                isShown: boolean;
                photoId: number;
                /** @description For the writer alone */
                url: string;
                width: number;
            }[];
            product: components["schemas"]["ReviewedProduct"];
            rating: number;
            /** Format: date */
            repliedOn: string | null;
            /** @description What the shop answers */
            reply: string | null;
            reviewId: number;
            /** @enum {string} */
            state: "published" | "waiting" | "refused";
            text: string;
            title: string;
            verified: boolean;
        };
    };
    responses: {
        /** @description The call comes from another site, or the password is needed */
        ForeignCall: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
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
        /** @description The host is not one of the shop */
        UnknownHost: {
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
