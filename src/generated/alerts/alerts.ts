/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import {
  useMutation,
  useQuery,
  useQueryClient
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  MutationFunctionContext,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  AddPriceAlertForm,
  ChangePriceAlertForm,
  GetPriceAlertsDone,
  PriceAlertDone,
  Refused,
  RemovePriceAlertDone,
  RemovePriceAlertForm,
  Unauthenticated
} from '../h5.schemas.ts';

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
 * All of the user's price alerts, newest first, and `max`, how many may be ones that can still tell. Those that were set for once and were
 * reached are beside that number; the last 20 of them stay.
 * @summary Get the price alerts
 */
export const getPriceAlerts = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<GetPriceAlertsDone | Refused | Unauthenticated>(
      {url: `/api/user/alerts`, method: 'GET', signal
    },
      options);
    }




export const getGetPriceAlertsQueryKey = () => {
    return [
    `/api/user/alerts`
    ] as const;
    }


export const getGetPriceAlertsQueryOptions = <TData = Awaited<ReturnType<typeof getPriceAlerts>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPriceAlerts>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPriceAlertsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPriceAlerts>>> = ({ signal }) => getPriceAlerts(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPriceAlerts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPriceAlertsQueryResult = NonNullable<Awaited<ReturnType<typeof getPriceAlerts>>>
export type GetPriceAlertsQueryError = ErrorType<unknown>


export function useGetPriceAlerts<TData = Awaited<ReturnType<typeof getPriceAlerts>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPriceAlerts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPriceAlerts>>,
          TError,
          Awaited<ReturnType<typeof getPriceAlerts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPriceAlerts<TData = Awaited<ReturnType<typeof getPriceAlerts>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPriceAlerts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPriceAlerts>>,
          TError,
          Awaited<ReturnType<typeof getPriceAlerts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPriceAlerts<TData = Awaited<ReturnType<typeof getPriceAlerts>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPriceAlerts>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the price alerts
 */

export function useGetPriceAlerts<TData = Awaited<ReturnType<typeof getPriceAlerts>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPriceAlerts>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPriceAlertsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The user is told, by a message and the event `price_alert`, when a price is reached. It is judged as orders are: by the last tick
 * published at or before each second after `set_at` (listTicks). The first whose price is at or beyond the one that was set is the
 * proof. A product whose market is closed can be set; nothing is told while no tick is published. An alert is known by its product and
 * price, so that a second one is refused (`alert_exists`) and no `request_id` is needed; one that told for once makes room.
 * @summary Add a price alert
 */
export const addPriceAlert = (
    addPriceAlertForm: AddPriceAlertForm,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formUrlEncoded = urlEncoded(addPriceAlertForm)
      return request<PriceAlertDone | Refused | Unauthenticated>(
      {url: `/api/user/alerts`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
       data: formUrlEncoded, signal
    },
      options);
    }




export const getAddPriceAlertMutationKey = () => ['addPriceAlert'] as const;

export const getAddPriceAlertMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addPriceAlert>>, TError,AddPriceAlertMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof addPriceAlert>>, TError,AddPriceAlertMutationVariables, TContext> => {

const mutationKey = getAddPriceAlertMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addPriceAlert>>, AddPriceAlertMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  addPriceAlert(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof addPriceAlert>>, variables: AddPriceAlertMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getGetPriceAlertsQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type AddPriceAlertMutationResult = NonNullable<Awaited<ReturnType<typeof addPriceAlert>>>
    export type AddPriceAlertMutationBody = AddPriceAlertForm
    export type AddPriceAlertMutationError = ErrorType<unknown>
    export type AddPriceAlertMutationVariables = {data: AddPriceAlertForm}

    /**
 * @summary Add a price alert
 */
export const useAddPriceAlert = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addPriceAlert>>, TError,AddPriceAlertMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addPriceAlert>>,
        TError,
        AddPriceAlertMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getAddPriceAlertMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Sets another price, or how often it tells, as if the alert were added now: its direction is taken anew from the last
 * price, and ticks from before do not count.
 * @summary Change a price alert
 */
export const changePriceAlert = (
    changePriceAlertForm: ChangePriceAlertForm,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formUrlEncoded = urlEncoded(changePriceAlertForm)
      return request<PriceAlertDone | Refused | Unauthenticated>(
      {url: `/api/user/alert_change`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
       data: formUrlEncoded, signal
    },
      options);
    }




export const getChangePriceAlertMutationKey = () => ['changePriceAlert'] as const;

export const getChangePriceAlertMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePriceAlert>>, TError,ChangePriceAlertMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof changePriceAlert>>, TError,ChangePriceAlertMutationVariables, TContext> => {

const mutationKey = getChangePriceAlertMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changePriceAlert>>, ChangePriceAlertMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changePriceAlert(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof changePriceAlert>>, variables: ChangePriceAlertMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getGetPriceAlertsQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ChangePriceAlertMutationResult = NonNullable<Awaited<ReturnType<typeof changePriceAlert>>>
    export type ChangePriceAlertMutationBody = ChangePriceAlertForm
    export type ChangePriceAlertMutationError = ErrorType<unknown>
    export type ChangePriceAlertMutationVariables = {data: ChangePriceAlertForm}

    /**
 * @summary Change a price alert
 */
export const useChangePriceAlert = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePriceAlert>>, TError,ChangePriceAlertMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changePriceAlert>>,
        TError,
        ChangePriceAlertMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getChangePriceAlertMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * It tells nothing any more. A message that it sent before stays.
 * @summary Remove a price alert
 */
export const removePriceAlert = (
    removePriceAlertForm: RemovePriceAlertForm,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formUrlEncoded = urlEncoded(removePriceAlertForm)
      return request<RemovePriceAlertDone | Refused | Unauthenticated>(
      {url: `/api/user/alert_remove`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
       data: formUrlEncoded, signal
    },
      options);
    }




export const getRemovePriceAlertMutationKey = () => ['removePriceAlert'] as const;

export const getRemovePriceAlertMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removePriceAlert>>, TError,RemovePriceAlertMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof removePriceAlert>>, TError,RemovePriceAlertMutationVariables, TContext> => {

const mutationKey = getRemovePriceAlertMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removePriceAlert>>, RemovePriceAlertMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  removePriceAlert(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof removePriceAlert>>, variables: RemovePriceAlertMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getGetPriceAlertsQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RemovePriceAlertMutationResult = NonNullable<Awaited<ReturnType<typeof removePriceAlert>>>
    export type RemovePriceAlertMutationBody = RemovePriceAlertForm
    export type RemovePriceAlertMutationError = ErrorType<unknown>
    export type RemovePriceAlertMutationVariables = {data: RemovePriceAlertForm}

    /**
 * @summary Remove a price alert
 */
export const useRemovePriceAlert = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removePriceAlert>>, TError,RemovePriceAlertMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removePriceAlert>>,
        TError,
        RemovePriceAlertMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRemovePriceAlertMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
