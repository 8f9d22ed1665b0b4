/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import {
  matchQuery,
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

import {
  getGetUserQueryKey
} from '../account/account.ts';

import {
  getGetDepositViewQueryKey
} from '../deposit/deposit.ts';

import type {
  GetCertificationDone,
  Refused,
  SubmitCertificationDone,
  SubmitCertificationForm,
  Unauthenticated
} from '../h5.schemas.ts';

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
 * What was submitted last, masked, and how its review stands. Verification gates withdrawals; a
 * declined submission names its reason and may be repeated.
 * @summary Get the state of verification
 */
export const getCertification = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<GetCertificationDone | Refused | Unauthenticated>(
      {url: `/api/user/certification`, method: 'GET', signal
    },
      options);
    }




export const getGetCertificationQueryKey = () => {
    return [
    `/api/user/certification`
    ] as const;
    }


export const getGetCertificationQueryOptions = <TData = Awaited<ReturnType<typeof getCertification>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCertification>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCertificationQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCertification>>> = ({ signal }) => getCertification(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCertification>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCertificationQueryResult = NonNullable<Awaited<ReturnType<typeof getCertification>>>
export type GetCertificationQueryError = ErrorType<unknown>


export function useGetCertification<TData = Awaited<ReturnType<typeof getCertification>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCertification>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCertification>>,
          TError,
          Awaited<ReturnType<typeof getCertification>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCertification<TData = Awaited<ReturnType<typeof getCertification>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCertification>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCertification>>,
          TError,
          Awaited<ReturnType<typeof getCertification>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCertification<TData = Awaited<ReturnType<typeof getCertification>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCertification>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the state of verification
 */

export function useGetCertification<TData = Awaited<ReturnType<typeof getCertification>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCertification>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCertificationQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Sends name, document number and the photos that were uploaded before to review. A number belongs
 * to one account only; a verified user cannot verify again, and a submission under review is not
 * replaced.
 * @summary Submit materials for verification
 */
export const submitCertification = (
    submitCertificationForm: SubmitCertificationForm,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formUrlEncoded = urlEncoded(submitCertificationForm)
      return request<SubmitCertificationDone | Refused | Unauthenticated>(
      {url: `/api/user/certification`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
       data: formUrlEncoded, signal
    },
      options);
    }




export const getSubmitCertificationMutationKey = () => ['submitCertification'] as const;

export const getSubmitCertificationMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitCertification>>, TError,SubmitCertificationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof submitCertification>>, TError,SubmitCertificationMutationVariables, TContext> => {

const mutationKey = getSubmitCertificationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof submitCertification>>, SubmitCertificationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  submitCertification(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof submitCertification>>, variables: SubmitCertificationMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetCertificationQueryKey(), getGetUserQueryKey(), getGetWithdrawalViewQueryKey(), getGetDepositViewQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type SubmitCertificationMutationResult = NonNullable<Awaited<ReturnType<typeof submitCertification>>>
    export type SubmitCertificationMutationBody = SubmitCertificationForm
    export type SubmitCertificationMutationError = ErrorType<unknown>
    export type SubmitCertificationMutationVariables = {data: SubmitCertificationForm}

    /**
 * @summary Submit materials for verification
 */
export const useSubmitCertification = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitCertification>>, TError,SubmitCertificationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof submitCertification>>,
        TError,
        SubmitCertificationMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSubmitCertificationMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
