/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import {
  matchQuery,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseInfiniteQueryResult,
  DefinedUseQueryResult,
  InfiniteData,
  MutationFunction,
  MutationFunctionContext,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseInfiniteQueryOptions,
  UseInfiniteQueryResult,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import {
  getGetUserQueryKey
} from '../account/account.ts';

import type {
  AppendPurchaseDone,
  AppendPurchaseForm,
  BuyProjectDone,
  BuyProjectForm,
  GetBalanceProductDone,
  GetIncomeCalendarDone,
  GetIncomeCalendarParams,
  GetProjectDone,
  GetProjectParams,
  GetPurchaseDone,
  GetPurchaseParams,
  ListProjectsDone,
  ListProjectsParams,
  ListPurchasesDone,
  ListPurchasesParams,
  Refused,
  RenewPurchaseDone,
  RenewPurchaseForm,
  SettlePurchaseDone,
  SettlePurchaseForm,
  Unauthenticated
} from '../h5.schemas.ts';

import {
  getGetWalletInfiniteQueryKey,
  getGetWalletQueryKey
} from '../wallet/wallet.ts';

import { request } from '../../api/client.ts';
import type { ErrorType } from '../../api/client.ts';
import { urlEncoded } from '../../api/client.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * Fixed-term projects with their rates, cycle, minimum and what they still take. `yield` is the
 * return of one cycle and `expected_yield` the same rate over 365 days, so that a small daily number
 * misleads nobody.
 * @summary List financing projects
 */
export const listProjects = (
    params?: ListProjectsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ListProjectsDone | Refused | Unauthenticated>(
      {url: `/api/user/yeb_project`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListProjectsInfiniteQueryKey = (params?: ListProjectsParams,) => {
    return [
    'infinite', `/api/user/yeb_project`, ...(params ? [params] : [])
    ] as const;
    }

export const getListProjectsQueryKey = (params?: ListProjectsParams,) => {
    return [
    `/api/user/yeb_project`, ...(params ? [params] : [])
    ] as const;
    }


export const getListProjectsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listProjects>>, ListProjectsParams['page']>, TError = ErrorType<unknown>>(params?: ListProjectsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProjects>>, TError, TData, QueryKey, ListProjectsParams['page']>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProjectsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProjects>>, QueryKey, ListProjectsParams['page']> = ({ signal, pageParam }) => listProjects({...params, 'page': pageParam ?? params?.['page']}, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProjects>>, TError, TData, QueryKey, ListProjectsParams['page']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListProjectsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listProjects>>>
export type ListProjectsInfiniteQueryError = ErrorType<unknown>


export function useListProjectsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listProjects>>, ListProjectsParams['page']>, TError = ErrorType<unknown>>(
 params: undefined |  ListProjectsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProjects>>, TError, TData, QueryKey, ListProjectsParams['page']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProjects>>,
          TError,
          Awaited<ReturnType<typeof listProjects>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProjectsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listProjects>>, ListProjectsParams['page']>, TError = ErrorType<unknown>>(
 params?: ListProjectsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProjects>>, TError, TData, QueryKey, ListProjectsParams['page']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProjects>>,
          TError,
          Awaited<ReturnType<typeof listProjects>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProjectsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listProjects>>, ListProjectsParams['page']>, TError = ErrorType<unknown>>(
 params?: ListProjectsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProjects>>, TError, TData, QueryKey, ListProjectsParams['page']>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List financing projects
 */

export function useListProjectsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listProjects>>, ListProjectsParams['page']>, TError = ErrorType<unknown>>(
 params?: ListProjectsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProjects>>, TError, TData, QueryKey, ListProjectsParams['page']>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProjectsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListProjectsQueryOptions = <TData = Awaited<ReturnType<typeof listProjects>>, TError = ErrorType<unknown>>(params?: ListProjectsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProjects>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProjectsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProjects>>> = ({ signal }) => listProjects(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listProjects>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListProjectsQueryResult = NonNullable<Awaited<ReturnType<typeof listProjects>>>
export type ListProjectsQueryError = ErrorType<unknown>


export function useListProjects<TData = Awaited<ReturnType<typeof listProjects>>, TError = ErrorType<unknown>>(
 params: undefined |  ListProjectsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProjects>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProjects>>,
          TError,
          Awaited<ReturnType<typeof listProjects>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProjects<TData = Awaited<ReturnType<typeof listProjects>>, TError = ErrorType<unknown>>(
 params?: ListProjectsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProjects>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProjects>>,
          TError,
          Awaited<ReturnType<typeof listProjects>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProjects<TData = Awaited<ReturnType<typeof listProjects>>, TError = ErrorType<unknown>>(
 params?: ListProjectsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProjects>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List financing projects
 */

export function useListProjects<TData = Awaited<ReturnType<typeof listProjects>>, TError = ErrorType<unknown>>(
 params?: ListProjectsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProjects>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProjectsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Everything that decides about an investment, before an amount is typed: all terms of the project, the
 * largest investment that it takes now, the available balance, and when money put in now begins to earn,
 * is first paid and comes back.
 * @summary Get one project
 */
export const getProject = (
    params: GetProjectParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<GetProjectDone | Refused | Unauthenticated>(
      {url: `/api/user/yeb`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetProjectQueryKey = (params?: GetProjectParams,) => {
    return [
    `/api/user/yeb`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetProjectQueryOptions = <TData = Awaited<ReturnType<typeof getProject>>, TError = ErrorType<unknown>>(params: GetProjectParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProject>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProjectQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProject>>> = ({ signal }) => getProject(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProject>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetProjectQueryResult = NonNullable<Awaited<ReturnType<typeof getProject>>>
export type GetProjectQueryError = ErrorType<unknown>


export function useGetProject<TData = Awaited<ReturnType<typeof getProject>>, TError = ErrorType<unknown>>(
 params: GetProjectParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProject>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProject>>,
          TError,
          Awaited<ReturnType<typeof getProject>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProject<TData = Awaited<ReturnType<typeof getProject>>, TError = ErrorType<unknown>>(
 params: GetProjectParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProject>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProject>>,
          TError,
          Awaited<ReturnType<typeof getProject>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProject<TData = Awaited<ReturnType<typeof getProject>>, TError = ErrorType<unknown>>(
 params: GetProjectParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProject>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get one project
 */

export function useGetProject<TData = Awaited<ReturnType<typeof getProject>>, TError = ErrorType<unknown>>(
 params: GetProjectParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProject>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProjectQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * What the user has in financing: principal that earns, principal whose income is held, both
 * together, and the income paid yesterday and ever.
 * @summary Get the balance product
 */
export const getBalanceProduct = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<GetBalanceProductDone | Refused | Unauthenticated>(
      {url: `/api/user/yuebaoinfo`, method: 'GET', signal
    },
      options);
    }




export const getGetBalanceProductQueryKey = () => {
    return [
    `/api/user/yuebaoinfo`
    ] as const;
    }


export const getGetBalanceProductQueryOptions = <TData = Awaited<ReturnType<typeof getBalanceProduct>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBalanceProduct>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBalanceProductQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBalanceProduct>>> = ({ signal }) => getBalanceProduct(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBalanceProduct>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBalanceProductQueryResult = NonNullable<Awaited<ReturnType<typeof getBalanceProduct>>>
export type GetBalanceProductQueryError = ErrorType<unknown>


export function useGetBalanceProduct<TData = Awaited<ReturnType<typeof getBalanceProduct>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBalanceProduct>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBalanceProduct>>,
          TError,
          Awaited<ReturnType<typeof getBalanceProduct>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBalanceProduct<TData = Awaited<ReturnType<typeof getBalanceProduct>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBalanceProduct>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBalanceProduct>>,
          TError,
          Awaited<ReturnType<typeof getBalanceProduct>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBalanceProduct<TData = Awaited<ReturnType<typeof getBalanceProduct>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBalanceProduct>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the balance product
 */

export function useGetBalanceProduct<TData = Awaited<ReturnType<typeof getBalanceProduct>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBalanceProduct>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBalanceProductQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Takes the amount from the available balance and starts an investment; investing again is the same
 * call and makes one of its own. It earns from the next day of the site's time zone on, for the whole cycle.
 * Only the `daily_rate` of a project and the amount that it still takes ever change; other terms mean
 * another project.
 * @summary Invest in a project
 */
export const buyProject = (
    buyProjectForm: BuyProjectForm,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formUrlEncoded = urlEncoded(buyProjectForm)
      return request<BuyProjectDone | Refused | Unauthenticated>(
      {url: `/api/user/yebjoinnow`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
       data: formUrlEncoded, signal
    },
      options);
    }




export const getBuyProjectMutationKey = () => ['buyProject'] as const;

export const getBuyProjectMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof buyProject>>, TError,BuyProjectMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof buyProject>>, TError,BuyProjectMutationVariables, TContext> => {

const mutationKey = getBuyProjectMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof buyProject>>, BuyProjectMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  buyProject(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof buyProject>>, variables: BuyProjectMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListProjectsQueryKey(), getListProjectsInfiniteQueryKey(), getGetProjectQueryKey(), getListPurchasesQueryKey(), getListPurchasesInfiniteQueryKey(), getGetIncomeCalendarQueryKey(), getGetBalanceProductQueryKey(), getGetUserQueryKey(), getGetWalletQueryKey(), getGetWalletInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type BuyProjectMutationResult = NonNullable<Awaited<ReturnType<typeof buyProject>>>
    export type BuyProjectMutationBody = BuyProjectForm
    export type BuyProjectMutationError = ErrorType<unknown>
    export type BuyProjectMutationVariables = {data: BuyProjectForm}

    /**
 * @summary Invest in a project
 */
export const useBuyProject = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof buyProject>>, TError,BuyProjectMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof buyProject>>,
        TError,
        BuyProjectMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getBuyProjectMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Takes the amount from the available balance and adds it to the principal, which earns on it from
 * the next day on; days before stay as they were. An investment that awaits a top-up needs at least its
 * `append_money`; the income that was held is paid at once.
 * @summary Top up an investment
 */
export const appendPurchase = (
    appendPurchaseForm: AppendPurchaseForm,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formUrlEncoded = urlEncoded(appendPurchaseForm)
      return request<AppendPurchaseDone | Refused | Unauthenticated>(
      {url: `/api/user/yebappend`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
       data: formUrlEncoded, signal
    },
      options);
    }




export const getAppendPurchaseMutationKey = () => ['appendPurchase'] as const;

export const getAppendPurchaseMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof appendPurchase>>, TError,AppendPurchaseMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof appendPurchase>>, TError,AppendPurchaseMutationVariables, TContext> => {

const mutationKey = getAppendPurchaseMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof appendPurchase>>, AppendPurchaseMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  appendPurchase(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof appendPurchase>>, variables: AppendPurchaseMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListPurchasesQueryKey(), getListPurchasesInfiniteQueryKey(), getGetPurchaseQueryKey(), getGetIncomeCalendarQueryKey(), getGetBalanceProductQueryKey(), getGetUserQueryKey(), getGetWalletQueryKey(), getGetWalletInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type AppendPurchaseMutationResult = NonNullable<Awaited<ReturnType<typeof appendPurchase>>>
    export type AppendPurchaseMutationBody = AppendPurchaseForm
    export type AppendPurchaseMutationError = ErrorType<unknown>
    export type AppendPurchaseMutationVariables = {data: AppendPurchaseForm}

    /**
 * @summary Top up an investment
 */
export const useAppendPurchase = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof appendPurchase>>, TError,AppendPurchaseMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof appendPurchase>>,
        TError,
        AppendPurchaseMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getAppendPurchaseMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * A matured investment was paid out to the balance when it ended. Renewing takes its principal, or
 * principal and income, from the available balance again and starts a new cycle of the same project
 * as an investment of its own, which earns from the next day on.
 * @summary Renew a matured investment
 */
export const renewPurchase = (
    renewPurchaseForm: RenewPurchaseForm,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formUrlEncoded = urlEncoded(renewPurchaseForm)
      return request<RenewPurchaseDone | Refused | Unauthenticated>(
      {url: `/api/user/yebkeep`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
       data: formUrlEncoded, signal
    },
      options);
    }




export const getRenewPurchaseMutationKey = () => ['renewPurchase'] as const;

export const getRenewPurchaseMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renewPurchase>>, TError,RenewPurchaseMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof renewPurchase>>, TError,RenewPurchaseMutationVariables, TContext> => {

const mutationKey = getRenewPurchaseMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof renewPurchase>>, RenewPurchaseMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  renewPurchase(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof renewPurchase>>, variables: RenewPurchaseMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListPurchasesQueryKey(), getListPurchasesInfiniteQueryKey(), getGetPurchaseQueryKey(), getGetIncomeCalendarQueryKey(), getGetBalanceProductQueryKey(), getGetUserQueryKey(), getGetWalletQueryKey(), getGetWalletInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RenewPurchaseMutationResult = NonNullable<Awaited<ReturnType<typeof renewPurchase>>>
    export type RenewPurchaseMutationBody = RenewPurchaseForm
    export type RenewPurchaseMutationError = ErrorType<unknown>
    export type RenewPurchaseMutationVariables = {data: RenewPurchaseForm}

    /**
 * @summary Renew a matured investment
 */
export const useRenewPurchase = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renewPurchase>>, TError,RenewPurchaseMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof renewPurchase>>,
        TError,
        RenewPurchaseMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRenewPurchaseMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Ends a running investment and returns its principal at once. Income paid before stays; the income of
 * the current day is lost, and income that was held is lost too. Income of past
 * days that was to be paid at expiry is paid now. An investment that awaits a top-up can always be
 * redeemed: nobody has to add money to get the principal back.
 * @summary Redeem an investment early
 */
export const settlePurchase = (
    settlePurchaseForm: SettlePurchaseForm,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formUrlEncoded = urlEncoded(settlePurchaseForm)
      return request<SettlePurchaseDone | Refused | Unauthenticated>(
      {url: `/api/user/yebstop`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
       data: formUrlEncoded, signal
    },
      options);
    }




export const getSettlePurchaseMutationKey = () => ['settlePurchase'] as const;

export const getSettlePurchaseMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof settlePurchase>>, TError,SettlePurchaseMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof settlePurchase>>, TError,SettlePurchaseMutationVariables, TContext> => {

const mutationKey = getSettlePurchaseMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof settlePurchase>>, SettlePurchaseMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  settlePurchase(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof settlePurchase>>, variables: SettlePurchaseMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListPurchasesQueryKey(), getListPurchasesInfiniteQueryKey(), getGetPurchaseQueryKey(), getGetIncomeCalendarQueryKey(), getGetBalanceProductQueryKey(), getGetUserQueryKey(), getGetWalletQueryKey(), getGetWalletInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type SettlePurchaseMutationResult = NonNullable<Awaited<ReturnType<typeof settlePurchase>>>
    export type SettlePurchaseMutationBody = SettlePurchaseForm
    export type SettlePurchaseMutationError = ErrorType<unknown>
    export type SettlePurchaseMutationVariables = {data: SettlePurchaseForm}

    /**
 * @summary Redeem an investment early
 */
export const useSettlePurchase = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof settlePurchase>>, TError,SettlePurchaseMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof settlePurchase>>,
        TError,
        SettlePurchaseMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSettlePurchaseMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * The user's investments, newest first. By `request_id` it answers the one that this request made,
 * renewed, topped up or redeemed, or none when the request never arrived; what the request moved
 * is in the details of the investment.
 * @summary List investments
 */
export const listPurchases = (
    params?: ListPurchasesParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ListPurchasesDone | Refused | Unauthenticated>(
      {url: `/api/user/project_orderlist`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListPurchasesInfiniteQueryKey = (params?: ListPurchasesParams,) => {
    return [
    'infinite', `/api/user/project_orderlist`, ...(params ? [params] : [])
    ] as const;
    }

export const getListPurchasesQueryKey = (params?: ListPurchasesParams,) => {
    return [
    `/api/user/project_orderlist`, ...(params ? [params] : [])
    ] as const;
    }


export const getListPurchasesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listPurchases>>, ListPurchasesParams['page']>, TError = ErrorType<unknown>>(params?: ListPurchasesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData, QueryKey, ListPurchasesParams['page']>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPurchasesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPurchases>>, QueryKey, ListPurchasesParams['page']> = ({ signal, pageParam }) => listPurchases({...params, 'page': pageParam ?? params?.['page']}, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData, QueryKey, ListPurchasesParams['page']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPurchasesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listPurchases>>>
export type ListPurchasesInfiniteQueryError = ErrorType<unknown>


export function useListPurchasesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPurchases>>, ListPurchasesParams['page']>, TError = ErrorType<unknown>>(
 params: undefined |  ListPurchasesParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData, QueryKey, ListPurchasesParams['page']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPurchases>>,
          TError,
          Awaited<ReturnType<typeof listPurchases>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPurchasesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPurchases>>, ListPurchasesParams['page']>, TError = ErrorType<unknown>>(
 params?: ListPurchasesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData, QueryKey, ListPurchasesParams['page']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPurchases>>,
          TError,
          Awaited<ReturnType<typeof listPurchases>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPurchasesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPurchases>>, ListPurchasesParams['page']>, TError = ErrorType<unknown>>(
 params?: ListPurchasesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData, QueryKey, ListPurchasesParams['page']>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List investments
 */

export function useListPurchasesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPurchases>>, ListPurchasesParams['page']>, TError = ErrorType<unknown>>(
 params?: ListPurchasesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData, QueryKey, ListPurchasesParams['page']>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPurchasesInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListPurchasesQueryOptions = <TData = Awaited<ReturnType<typeof listPurchases>>, TError = ErrorType<unknown>>(params?: ListPurchasesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPurchasesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPurchases>>> = ({ signal }) => listPurchases(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPurchasesQueryResult = NonNullable<Awaited<ReturnType<typeof listPurchases>>>
export type ListPurchasesQueryError = ErrorType<unknown>


export function useListPurchases<TData = Awaited<ReturnType<typeof listPurchases>>, TError = ErrorType<unknown>>(
 params: undefined |  ListPurchasesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPurchases>>,
          TError,
          Awaited<ReturnType<typeof listPurchases>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPurchases<TData = Awaited<ReturnType<typeof listPurchases>>, TError = ErrorType<unknown>>(
 params?: ListPurchasesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPurchases>>,
          TError,
          Awaited<ReturnType<typeof listPurchases>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPurchases<TData = Awaited<ReturnType<typeof listPurchases>>, TError = ErrorType<unknown>>(
 params?: ListPurchasesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List investments
 */

export function useListPurchases<TData = Awaited<ReturnType<typeof listPurchases>>, TError = ErrorType<unknown>>(
 params?: ListPurchasesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPurchases>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPurchasesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * One investment with the schedule of its past and coming incomes, what can be done with it now and,
 * for what cannot, the reason; the exact amount that each action moves; and all money that was moved,
 * newest first, with the `request_id` of the request that made it.
 * @summary Get one investment
 */
export const getPurchase = (
    params: GetPurchaseParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<GetPurchaseDone | Refused | Unauthenticated>(
      {url: `/api/user/myproject`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetPurchaseQueryKey = (params?: GetPurchaseParams,) => {
    return [
    `/api/user/myproject`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetPurchaseQueryOptions = <TData = Awaited<ReturnType<typeof getPurchase>>, TError = ErrorType<unknown>>(params: GetPurchaseParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPurchase>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPurchaseQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPurchase>>> = ({ signal }) => getPurchase(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPurchase>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPurchaseQueryResult = NonNullable<Awaited<ReturnType<typeof getPurchase>>>
export type GetPurchaseQueryError = ErrorType<unknown>


export function useGetPurchase<TData = Awaited<ReturnType<typeof getPurchase>>, TError = ErrorType<unknown>>(
 params: GetPurchaseParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPurchase>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPurchase>>,
          TError,
          Awaited<ReturnType<typeof getPurchase>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPurchase<TData = Awaited<ReturnType<typeof getPurchase>>, TError = ErrorType<unknown>>(
 params: GetPurchaseParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPurchase>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPurchase>>,
          TError,
          Awaited<ReturnType<typeof getPurchase>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPurchase<TData = Awaited<ReturnType<typeof getPurchase>>, TError = ErrorType<unknown>>(
 params: GetPurchaseParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPurchase>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get one investment
 */

export function useGetPurchase<TData = Awaited<ReturnType<typeof getPurchase>>, TError = ErrorType<unknown>>(
 params: GetPurchaseParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPurchase>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPurchaseQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * When the incomes of all investments come, and when principal comes back at the end of a cycle: the
 * days of one month, and every month that has any with its sums. A month is one of the site's time
 * zone, and what is paid at a midnight is of the day that begins with it. Principal that was redeemed
 * early, and what the server itself cannot tell, is in no month.
 * @summary Get the calendar of incomes
 */
export const getIncomeCalendar = (
    params?: GetIncomeCalendarParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<GetIncomeCalendarDone | Refused | Unauthenticated>(
      {url: `/api/user/income_calendar`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetIncomeCalendarQueryKey = (params?: GetIncomeCalendarParams,) => {
    return [
    `/api/user/income_calendar`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetIncomeCalendarQueryOptions = <TData = Awaited<ReturnType<typeof getIncomeCalendar>>, TError = ErrorType<unknown>>(params?: GetIncomeCalendarParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIncomeCalendar>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetIncomeCalendarQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getIncomeCalendar>>> = ({ signal }) => getIncomeCalendar(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getIncomeCalendar>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetIncomeCalendarQueryResult = NonNullable<Awaited<ReturnType<typeof getIncomeCalendar>>>
export type GetIncomeCalendarQueryError = ErrorType<unknown>


export function useGetIncomeCalendar<TData = Awaited<ReturnType<typeof getIncomeCalendar>>, TError = ErrorType<unknown>>(
 params: undefined |  GetIncomeCalendarParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIncomeCalendar>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getIncomeCalendar>>,
          TError,
          Awaited<ReturnType<typeof getIncomeCalendar>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetIncomeCalendar<TData = Awaited<ReturnType<typeof getIncomeCalendar>>, TError = ErrorType<unknown>>(
 params?: GetIncomeCalendarParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIncomeCalendar>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getIncomeCalendar>>,
          TError,
          Awaited<ReturnType<typeof getIncomeCalendar>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetIncomeCalendar<TData = Awaited<ReturnType<typeof getIncomeCalendar>>, TError = ErrorType<unknown>>(
 params?: GetIncomeCalendarParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIncomeCalendar>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the calendar of incomes
 */

export function useGetIncomeCalendar<TData = Awaited<ReturnType<typeof getIncomeCalendar>>, TError = ErrorType<unknown>>(
 params?: GetIncomeCalendarParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIncomeCalendar>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetIncomeCalendarQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






