export interface paths {
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
                /** @description ok */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Category"][];
                    };
                };
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
                    id: number | null;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description ok */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Category"];
                    };
                };
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
                    productVariantId: number | null;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description ok */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ProductDetail"];
                    };
                };
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
                /** @description ok */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ProductCard"][];
                    };
                };
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
                    ids: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description ok */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ProductCard"][];
                    };
                };
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
                    ids: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description ok */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Comparison"];
                    };
                };
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
                /** @description ok */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ProductList"];
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
                /** @description ok */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Suggestions"];
                    };
                };
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
                    language?: string;
                    page?: number | null;
                };
                header?: never;
                path: {
                    productId: number | null;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description ok */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ReviewPage"];
                    };
                };
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
        Category: {
            categoryId: number;
            icon: string;
            intro: string;
            key: string;
            name: string;
            parentId: number | null;
            productCount: number;
            url: string;
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
        DoseRule: {
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
        } | null;
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
        FeedLabel: {
            additives: (components["schemas"]["LabelValue"] & {
                code: string | null;
            })[];
            composition: string;
            constituents: components["schemas"]["LabelValue"][];
            feedingAdvice: string;
            /** @enum {string} */
            kind: "complete" | "complementary" | "mineral";
        } | null;
        Image: {
            alt: string;
            height: number;
            src: string;
            srcset: string;
            width: number;
        };
        LabelValue: {
            amount: number;
            key: string;
            label: string;
            unit: string;
        };
        NutritionGroup: {
            /** @enum {string} */
            key: "basics" | "energy" | "minerals" | "traceElements" | "vitamins" | "hygiene";
            values: components["schemas"]["LabelValue"][];
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
        ProductCard: {
            horseTypes: string[];
            image: components["schemas"]["Image"];
            isNew: boolean;
            isSale: boolean;
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
            stock: {
                /** @description Set for low-stock only */
                amount: number | null;
                state: components["schemas"]["StockState"];
            };
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
            /** @description Simple Markdown */
            description: string;
            dose: components["schemas"]["DoseRule"];
            facets: {
                facetKey: string;
                label: string;
                values: {
                    key: string;
                    label: string;
                }[];
            }[];
            feedLabel: components["schemas"]["FeedLabel"];
            horseTypes: string[];
            icon: string;
            isNew: boolean;
            nutrition: components["schemas"]["NutritionGroup"][];
            productId: number;
            productType: number;
            /** @description The pack that was asked for */
            productVariantId: number;
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
            variants: components["schemas"]["ProductVariant"][];
            vatPercentage: number;
        };
        ProductFilter: {
            facetKey: string;
            selectedKeys: string[];
        } | {
            facetKey: string;
            selectedMaxValue?: number | null;
            selectedMinValue?: number | null;
        } | {
            facetKey: string;
            selectedKey: string | null;
        } | {
            facetKey: string;
            selectedValue: number | null;
        };
        ProductList: {
            correctedTerm: string | null;
            exactMatchUrl: string | null;
            facets: components["schemas"]["Facet"][];
            page: number;
            pageCount: number;
            pageSize: number;
            products: components["schemas"]["ProductCard"][];
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
                sort: "relevance" | "price" | "name" | "rating" | "newest";
            };
        };
        ProductVariant: {
            articleNumber: string;
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
            images: components["schemas"]["Image"][];
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
        Review: {
            author: string;
            date: string;
            language: string;
            rating: number;
            reviewId: number;
            text: string;
            title: string;
            verified: boolean;
        };
        ReviewPage: {
            page: number;
            pageSize: number;
            reviews: components["schemas"]["Review"][];
            summary: components["schemas"]["ReviewSummary"];
            total: number;
        };
        ReviewSummary: {
            average: number;
            count: number;
            /** @description Counts for 1 to 5 stars */
            distribution: number[];
        };
        /** @enum {string} */
        StockState: "available" | "low-stock" | "coming-soon" | "sold-out";
        Suggestions: {
            advice: {
                title: string;
                url: string;
            }[];
            categories: {
                count: number;
                title: string;
                url: string;
            }[];
            correctedTerm: string | null;
            products: {
                image: components["schemas"]["Image"];
                packSize: string;
                price: components["schemas"]["Price"];
                title: string;
                url: string;
            }[];
        };
        UnitPrice: {
            /** @description Euros, VAT included */
            amount: number;
            /** @enum {string} */
            per: "kg" | "l" | "piece";
        } | null;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
