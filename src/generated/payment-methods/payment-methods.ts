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

import {
  getGetDepositViewQueryKey
} from '../deposit/deposit.ts';

import type {
  BindPaymentMethodDone,
  BindPaymentMethodForm,
  BindWalletAddressDone,
  BindWalletAddressForm,
  ListPaymentMethodsDone,
  ListPaymentMethodsParams,
  ListWalletAddressesDone,
  ListWalletAddressesParams,
  Refused,
  RemoveTargetDone,
  RemoveTargetForm,
  Unauthenticated
} from '../h5.schemas.ts';

import {
  getListSecurityEventsInfiniteQueryKey,
  getListSecurityEventsQueryKey
} from '../security/security.ts';

import {
  getGetWithdrawalViewQueryKey
} from '../withdrawal/withdrawal.ts';

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
 * Adds a bank card, Alipay, WeChat pay, bank transfer or crypto transfer. A card number is unique
 * over all users and passes the Luhn check; an address passes the check of its network. Bank card,
 * Alipay and WeChat pay can be withdrawn to from then on.
 * @summary Add a payment method
 */
export const bindPaymentMethod = (
    bindPaymentMethodForm: BindPaymentMethodForm,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formUrlEncoded = urlEncoded(bindPaymentMethodForm)
      return request<BindPaymentMethodDone | Refused | Unauthenticated>(
      {url: `/api/user/add_card`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
       data: formUrlEncoded, signal
    },
      options);
    }




export const getBindPaymentMethodMutationKey = () => ['bindPaymentMethod'] as const;

export const getBindPaymentMethodMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bindPaymentMethod>>, TError,BindPaymentMethodMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof bindPaymentMethod>>, TError,BindPaymentMethodMutationVariables, TContext> => {

const mutationKey = getBindPaymentMethodMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bindPaymentMethod>>, BindPaymentMethodMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  bindPaymentMethod(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof bindPaymentMethod>>, variables: BindPaymentMethodMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListPaymentMethodsQueryKey(), getListPaymentMethodsInfiniteQueryKey(), getGetUserQueryKey(), getGetWithdrawalViewQueryKey(), getGetDepositViewQueryKey(), getListSecurityEventsQueryKey(), getListSecurityEventsInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type BindPaymentMethodMutationResult = NonNullable<Awaited<ReturnType<typeof bindPaymentMethod>>>
    export type BindPaymentMethodMutationBody = BindPaymentMethodForm
    export type BindPaymentMethodMutationError = ErrorType<unknown>
    export type BindPaymentMethodMutationVariables = {data: BindPaymentMethodForm}

    /**
 * @summary Add a payment method
 */
export const useBindPaymentMethod = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bindPaymentMethod>>, TError,BindPaymentMethodMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bindPaymentMethod>>,
        TError,
        BindPaymentMethodMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getBindPaymentMethodMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Everything added by `add_card`, masked, newest first. By `request_id` it answers the one that
 * this request added, or none when the request never arrived.
 * @summary List payment methods
 */
export const listPaymentMethods = (
    params?: ListPaymentMethodsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ListPaymentMethodsDone | Refused | Unauthenticated>(
      {url: `/api/user/bank_card`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListPaymentMethodsInfiniteQueryKey = (params?: ListPaymentMethodsParams,) => {
    return [
    'infinite', `/api/user/bank_card`, ...(params ? [params] : [])
    ] as const;
    }

export const getListPaymentMethodsQueryKey = (params?: ListPaymentMethodsParams,) => {
    return [
    `/api/user/bank_card`, ...(params ? [params] : [])
    ] as const;
    }


export const getListPaymentMethodsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listPaymentMethods>>, ListPaymentMethodsParams['page']>, TError = ErrorType<unknown>>(params?: ListPaymentMethodsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPaymentMethods>>, TError, TData, QueryKey, ListPaymentMethodsParams['page']>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPaymentMethodsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPaymentMethods>>, QueryKey, ListPaymentMethodsParams['page']> = ({ signal, pageParam }) => listPaymentMethods({...params, 'page': pageParam ?? params?.['page']}, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPaymentMethods>>, TError, TData, QueryKey, ListPaymentMethodsParams['page']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPaymentMethodsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listPaymentMethods>>>
export type ListPaymentMethodsInfiniteQueryError = ErrorType<unknown>


export function useListPaymentMethodsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPaymentMethods>>, ListPaymentMethodsParams['page']>, TError = ErrorType<unknown>>(
 params: undefined |  ListPaymentMethodsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPaymentMethods>>, TError, TData, QueryKey, ListPaymentMethodsParams['page']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPaymentMethods>>,
          TError,
          Awaited<ReturnType<typeof listPaymentMethods>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPaymentMethodsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPaymentMethods>>, ListPaymentMethodsParams['page']>, TError = ErrorType<unknown>>(
 params?: ListPaymentMethodsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPaymentMethods>>, TError, TData, QueryKey, ListPaymentMethodsParams['page']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPaymentMethods>>,
          TError,
          Awaited<ReturnType<typeof listPaymentMethods>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPaymentMethodsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPaymentMethods>>, ListPaymentMethodsParams['page']>, TError = ErrorType<unknown>>(
 params?: ListPaymentMethodsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPaymentMethods>>, TError, TData, QueryKey, ListPaymentMethodsParams['page']>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List payment methods
 */

export function useListPaymentMethodsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPaymentMethods>>, ListPaymentMethodsParams['page']>, TError = ErrorType<unknown>>(
 params?: ListPaymentMethodsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPaymentMethods>>, TError, TData, QueryKey, ListPaymentMethodsParams['page']>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPaymentMethodsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListPaymentMethodsQueryOptions = <TData = Awaited<ReturnType<typeof listPaymentMethods>>, TError = ErrorType<unknown>>(params?: ListPaymentMethodsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPaymentMethods>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPaymentMethodsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPaymentMethods>>> = ({ signal }) => listPaymentMethods(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPaymentMethods>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPaymentMethodsQueryResult = NonNullable<Awaited<ReturnType<typeof listPaymentMethods>>>
export type ListPaymentMethodsQueryError = ErrorType<unknown>


export function useListPaymentMethods<TData = Awaited<ReturnType<typeof listPaymentMethods>>, TError = ErrorType<unknown>>(
 params: undefined |  ListPaymentMethodsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPaymentMethods>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPaymentMethods>>,
          TError,
          Awaited<ReturnType<typeof listPaymentMethods>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPaymentMethods<TData = Awaited<ReturnType<typeof listPaymentMethods>>, TError = ErrorType<unknown>>(
 params?: ListPaymentMethodsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPaymentMethods>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPaymentMethods>>,
          TError,
          Awaited<ReturnType<typeof listPaymentMethods>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPaymentMethods<TData = Awaited<ReturnType<typeof listPaymentMethods>>, TError = ErrorType<unknown>>(
 params?: ListPaymentMethodsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPaymentMethods>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List payment methods
 */

export function useListPaymentMethods<TData = Awaited<ReturnType<typeof listPaymentMethods>>, TError = ErrorType<unknown>>(
 params?: ListPaymentMethodsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPaymentMethods>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPaymentMethodsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Takes a payment method off the account with the fund password. One that a withdrawal or deposit
 * under review refers to stays until the review is over (`action_not_allowed`).
 * @summary Remove a payment method
 */
export const removePaymentMethod = (
    removeTargetForm: RemoveTargetForm,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formUrlEncoded = urlEncoded(removeTargetForm)
      return request<RemoveTargetDone | Refused | Unauthenticated>(
      {url: `/api/user/del_card`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
       data: formUrlEncoded, signal
    },
      options);
    }




export const getRemovePaymentMethodMutationKey = () => ['removePaymentMethod'] as const;

export const getRemovePaymentMethodMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removePaymentMethod>>, TError,RemovePaymentMethodMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof removePaymentMethod>>, TError,RemovePaymentMethodMutationVariables, TContext> => {

const mutationKey = getRemovePaymentMethodMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removePaymentMethod>>, RemovePaymentMethodMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  removePaymentMethod(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof removePaymentMethod>>, variables: RemovePaymentMethodMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListPaymentMethodsQueryKey(), getListPaymentMethodsInfiniteQueryKey(), getGetUserQueryKey(), getGetWithdrawalViewQueryKey(), getGetDepositViewQueryKey(), getListSecurityEventsQueryKey(), getListSecurityEventsInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RemovePaymentMethodMutationResult = NonNullable<Awaited<ReturnType<typeof removePaymentMethod>>>
    export type RemovePaymentMethodMutationBody = RemoveTargetForm
    export type RemovePaymentMethodMutationError = ErrorType<unknown>
    export type RemovePaymentMethodMutationVariables = {data: RemoveTargetForm}

    /**
 * @summary Remove a payment method
 */
export const useRemovePaymentMethod = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removePaymentMethod>>, TError,RemovePaymentMethodMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removePaymentMethod>>,
        TError,
        RemovePaymentMethodMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRemovePaymentMethodMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * The user's wallet addresses, not masked, newest first. Each can be withdrawn to. By `request_id` it
 * answers the one that this request added, or none when the request never arrived.
 * @summary List wallet addresses
 */
export const listWalletAddresses = (
    params?: ListWalletAddressesParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ListWalletAddressesDone | Refused | Unauthenticated>(
      {url: `/api/user/user_wallet`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListWalletAddressesInfiniteQueryKey = (params?: ListWalletAddressesParams,) => {
    return [
    'infinite', `/api/user/user_wallet`, ...(params ? [params] : [])
    ] as const;
    }

export const getListWalletAddressesQueryKey = (params?: ListWalletAddressesParams,) => {
    return [
    `/api/user/user_wallet`, ...(params ? [params] : [])
    ] as const;
    }


export const getListWalletAddressesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listWalletAddresses>>, ListWalletAddressesParams['page']>, TError = ErrorType<unknown>>(params?: ListWalletAddressesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listWalletAddresses>>, TError, TData, QueryKey, ListWalletAddressesParams['page']>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWalletAddressesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWalletAddresses>>, QueryKey, ListWalletAddressesParams['page']> = ({ signal, pageParam }) => listWalletAddresses({...params, 'page': pageParam ?? params?.['page']}, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listWalletAddresses>>, TError, TData, QueryKey, ListWalletAddressesParams['page']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWalletAddressesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listWalletAddresses>>>
export type ListWalletAddressesInfiniteQueryError = ErrorType<unknown>


export function useListWalletAddressesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listWalletAddresses>>, ListWalletAddressesParams['page']>, TError = ErrorType<unknown>>(
 params: undefined |  ListWalletAddressesParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listWalletAddresses>>, TError, TData, QueryKey, ListWalletAddressesParams['page']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWalletAddresses>>,
          TError,
          Awaited<ReturnType<typeof listWalletAddresses>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWalletAddressesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listWalletAddresses>>, ListWalletAddressesParams['page']>, TError = ErrorType<unknown>>(
 params?: ListWalletAddressesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listWalletAddresses>>, TError, TData, QueryKey, ListWalletAddressesParams['page']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWalletAddresses>>,
          TError,
          Awaited<ReturnType<typeof listWalletAddresses>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWalletAddressesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listWalletAddresses>>, ListWalletAddressesParams['page']>, TError = ErrorType<unknown>>(
 params?: ListWalletAddressesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listWalletAddresses>>, TError, TData, QueryKey, ListWalletAddressesParams['page']>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List wallet addresses
 */

export function useListWalletAddressesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listWalletAddresses>>, ListWalletAddressesParams['page']>, TError = ErrorType<unknown>>(
 params?: ListWalletAddressesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listWalletAddresses>>, TError, TData, QueryKey, ListWalletAddressesParams['page']>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWalletAddressesInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListWalletAddressesQueryOptions = <TData = Awaited<ReturnType<typeof listWalletAddresses>>, TError = ErrorType<unknown>>(params?: ListWalletAddressesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWalletAddresses>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWalletAddressesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWalletAddresses>>> = ({ signal }) => listWalletAddresses(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listWalletAddresses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWalletAddressesQueryResult = NonNullable<Awaited<ReturnType<typeof listWalletAddresses>>>
export type ListWalletAddressesQueryError = ErrorType<unknown>


export function useListWalletAddresses<TData = Awaited<ReturnType<typeof listWalletAddresses>>, TError = ErrorType<unknown>>(
 params: undefined |  ListWalletAddressesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWalletAddresses>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWalletAddresses>>,
          TError,
          Awaited<ReturnType<typeof listWalletAddresses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWalletAddresses<TData = Awaited<ReturnType<typeof listWalletAddresses>>, TError = ErrorType<unknown>>(
 params?: ListWalletAddressesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWalletAddresses>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWalletAddresses>>,
          TError,
          Awaited<ReturnType<typeof listWalletAddresses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWalletAddresses<TData = Awaited<ReturnType<typeof listWalletAddresses>>, TError = ErrorType<unknown>>(
 params?: ListWalletAddressesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWalletAddresses>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List wallet addresses
 */

export function useListWalletAddresses<TData = Awaited<ReturnType<typeof listWalletAddresses>>, TError = ErrorType<unknown>>(
 params?: ListWalletAddressesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWalletAddresses>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWalletAddressesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Adds an address of a coin on one network, with the fund password. Money sent to a wrong address
 * cannot come back, so the server checks the checksum and that coin and network belong together.
 * @summary Add a wallet address
 */
export const bindWalletAddress = (
    bindWalletAddressForm: BindWalletAddressForm,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formUrlEncoded = urlEncoded(bindWalletAddressForm)
      return request<BindWalletAddressDone | Refused | Unauthenticated>(
      {url: `/api/user/add_wallet_addr`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
       data: formUrlEncoded, signal
    },
      options);
    }




export const getBindWalletAddressMutationKey = () => ['bindWalletAddress'] as const;

export const getBindWalletAddressMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bindWalletAddress>>, TError,BindWalletAddressMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof bindWalletAddress>>, TError,BindWalletAddressMutationVariables, TContext> => {

const mutationKey = getBindWalletAddressMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bindWalletAddress>>, BindWalletAddressMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  bindWalletAddress(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof bindWalletAddress>>, variables: BindWalletAddressMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListWalletAddressesQueryKey(), getListWalletAddressesInfiniteQueryKey(), getGetUserQueryKey(), getGetWithdrawalViewQueryKey(), getListSecurityEventsQueryKey(), getListSecurityEventsInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type BindWalletAddressMutationResult = NonNullable<Awaited<ReturnType<typeof bindWalletAddress>>>
    export type BindWalletAddressMutationBody = BindWalletAddressForm
    export type BindWalletAddressMutationError = ErrorType<unknown>
    export type BindWalletAddressMutationVariables = {data: BindWalletAddressForm}

    /**
 * @summary Add a wallet address
 */
export const useBindWalletAddress = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bindWalletAddress>>, TError,BindWalletAddressMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bindWalletAddress>>,
        TError,
        BindWalletAddressMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getBindWalletAddressMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Takes an address off the account with the fund password. One that a withdrawal under review goes
 * to stays until the review is over (`action_not_allowed`).
 * @summary Remove a wallet address
 */
export const removeWalletAddress = (
    removeTargetForm: RemoveTargetForm,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formUrlEncoded = urlEncoded(removeTargetForm)
      return request<RemoveTargetDone | Refused | Unauthenticated>(
      {url: `/api/user/del_wallet_addr`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
       data: formUrlEncoded, signal
    },
      options);
    }




export const getRemoveWalletAddressMutationKey = () => ['removeWalletAddress'] as const;

export const getRemoveWalletAddressMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeWalletAddress>>, TError,RemoveWalletAddressMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof removeWalletAddress>>, TError,RemoveWalletAddressMutationVariables, TContext> => {

const mutationKey = getRemoveWalletAddressMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeWalletAddress>>, RemoveWalletAddressMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  removeWalletAddress(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof removeWalletAddress>>, variables: RemoveWalletAddressMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListWalletAddressesQueryKey(), getListWalletAddressesInfiniteQueryKey(), getGetUserQueryKey(), getGetWithdrawalViewQueryKey(), getListSecurityEventsQueryKey(), getListSecurityEventsInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RemoveWalletAddressMutationResult = NonNullable<Awaited<ReturnType<typeof removeWalletAddress>>>
    export type RemoveWalletAddressMutationBody = RemoveTargetForm
    export type RemoveWalletAddressMutationError = ErrorType<unknown>
    export type RemoveWalletAddressMutationVariables = {data: RemoveTargetForm}

    /**
 * @summary Remove a wallet address
 */
export const useRemoveWalletAddress = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeWalletAddress>>, TError,RemoveWalletAddressMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeWalletAddress>>,
        TError,
        RemoveWalletAddressMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRemoveWalletAddressMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
