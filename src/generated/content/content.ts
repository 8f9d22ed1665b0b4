/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import {
  useInfiniteQuery,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseInfiniteQueryResult,
  DefinedUseQueryResult,
  InfiniteData,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseInfiniteQueryOptions,
  UseInfiniteQueryResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  GetActivityDone,
  GetActivityParams,
  GetAnnouncementDone,
  GetContentByTypeDone,
  GetContentByTypeParams,
  GetHomeDone,
  GetNewsDone,
  GetNewsParams,
  GetSiteInfoDone,
  ListBannersDone,
  ListBannersParams,
  ListNewsDone,
  ListNewsParams,
  ListNoticesDone,
  ListNoticesParams,
  Refused
} from '../h5.schemas.ts';

import { request } from '../../api/client.ts';
import type { ErrorType } from '../../api/client.ts';


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
 * Banners of the Home and Trade pages, in the order in which they are shown. A banner leads to a
 * route of the app or nowhere, never to another site.
 * @summary List banners
 */
export const listBanners = (
    params?: ListBannersParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ListBannersDone | Refused>(
      {url: `/api/index/banner`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListBannersQueryKey = (params?: ListBannersParams,) => {
    return [
    `/api/index/banner`, ...(params ? [params] : [])
    ] as const;
    }


export const getListBannersQueryOptions = <TData = Awaited<ReturnType<typeof listBanners>>, TError = ErrorType<unknown>>(params?: ListBannersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBanners>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBannersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBanners>>> = ({ signal }) => listBanners(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBanners>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBannersQueryResult = NonNullable<Awaited<ReturnType<typeof listBanners>>>
export type ListBannersQueryError = ErrorType<unknown>


export function useListBanners<TData = Awaited<ReturnType<typeof listBanners>>, TError = ErrorType<unknown>>(
 params: undefined |  ListBannersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBanners>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBanners>>,
          TError,
          Awaited<ReturnType<typeof listBanners>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBanners<TData = Awaited<ReturnType<typeof listBanners>>, TError = ErrorType<unknown>>(
 params?: ListBannersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBanners>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBanners>>,
          TError,
          Awaited<ReturnType<typeof listBanners>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBanners<TData = Awaited<ReturnType<typeof listBanners>>, TError = ErrorType<unknown>>(
 params?: ListBannersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBanners>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List banners
 */

export function useListBanners<TData = Awaited<ReturnType<typeof listBanners>>, TError = ErrorType<unknown>>(
 params?: ListBannersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBanners>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBannersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The announcement that the app shows once, after a moment on a main page: an urgent one opens, any other
 * is a line that leads to it. The app remembers the id that it has shown; a changed text needs a new id.
 * @summary Get the announcement
 */
export const getAnnouncement = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<GetAnnouncementDone | Refused>(
      {url: `/api/index/ater`, method: 'GET', signal
    },
      options);
    }




export const getGetAnnouncementQueryKey = () => {
    return [
    `/api/index/ater`
    ] as const;
    }


export const getGetAnnouncementQueryOptions = <TData = Awaited<ReturnType<typeof getAnnouncement>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnnouncement>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAnnouncementQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAnnouncement>>> = ({ signal }) => getAnnouncement(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAnnouncement>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAnnouncementQueryResult = NonNullable<Awaited<ReturnType<typeof getAnnouncement>>>
export type GetAnnouncementQueryError = ErrorType<unknown>


export function useGetAnnouncement<TData = Awaited<ReturnType<typeof getAnnouncement>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnnouncement>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAnnouncement>>,
          TError,
          Awaited<ReturnType<typeof getAnnouncement>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAnnouncement<TData = Awaited<ReturnType<typeof getAnnouncement>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnnouncement>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAnnouncement>>,
          TError,
          Awaited<ReturnType<typeof getAnnouncement>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAnnouncement<TData = Awaited<ReturnType<typeof getAnnouncement>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnnouncement>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the announcement
 */

export function useGetAnnouncement<TData = Awaited<ReturnType<typeof getAnnouncement>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnnouncement>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAnnouncementQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Blocks of the Home (About Us) page - introduction, mission, vision, commitment and leadership - as
 * the operator wrote them. The app invents none of it.
 * @summary Get the Home page
 */
export const getHome = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<GetHomeDone | Refused>(
      {url: `/api/index/home`, method: 'GET', signal
    },
      options);
    }




export const getGetHomeQueryKey = () => {
    return [
    `/api/index/home`
    ] as const;
    }


export const getGetHomeQueryOptions = <TData = Awaited<ReturnType<typeof getHome>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHome>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHomeQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHome>>> = ({ signal }) => getHome(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHome>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHomeQueryResult = NonNullable<Awaited<ReturnType<typeof getHome>>>
export type GetHomeQueryError = ErrorType<unknown>


export function useGetHome<TData = Awaited<ReturnType<typeof getHome>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHome>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHome>>,
          TError,
          Awaited<ReturnType<typeof getHome>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHome<TData = Awaited<ReturnType<typeof getHome>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHome>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHome>>,
          TError,
          Awaited<ReturnType<typeof getHome>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHome<TData = Awaited<ReturnType<typeof getHome>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHome>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the Home page
 */

export function useGetHome<TData = Awaited<ReturnType<typeof getHome>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHome>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHomeQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Product name, domain, support channels and hours, app downloads, risk notice, the limits that
 * texts quote, and the site's time zone. `environment` decides the permanent demo mark.
 * @summary Get site information
 */
export const getSiteInfo = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<GetSiteInfoDone | Refused>(
      {url: `/api/index/info`, method: 'GET', signal
    },
      options);
    }




export const getGetSiteInfoQueryKey = () => {
    return [
    `/api/index/info`
    ] as const;
    }


export const getGetSiteInfoQueryOptions = <TData = Awaited<ReturnType<typeof getSiteInfo>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSiteInfo>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSiteInfoQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSiteInfo>>> = ({ signal }) => getSiteInfo(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSiteInfo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSiteInfoQueryResult = NonNullable<Awaited<ReturnType<typeof getSiteInfo>>>
export type GetSiteInfoQueryError = ErrorType<unknown>


export function useGetSiteInfo<TData = Awaited<ReturnType<typeof getSiteInfo>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSiteInfo>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSiteInfo>>,
          TError,
          Awaited<ReturnType<typeof getSiteInfo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSiteInfo<TData = Awaited<ReturnType<typeof getSiteInfo>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSiteInfo>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSiteInfo>>,
          TError,
          Awaited<ReturnType<typeof getSiteInfo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSiteInfo<TData = Awaited<ReturnType<typeof getSiteInfo>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSiteInfo>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get site information
 */

export function useGetSiteInfo<TData = Awaited<ReturnType<typeof getSiteInfo>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSiteInfo>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSiteInfoQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Notices of the platform to everybody, newest first. The text is plain, with an empty line between paragraphs.
 * @summary List platform notices
 */
export const listNotices = (
    params?: ListNoticesParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ListNoticesDone | Refused>(
      {url: `/api/index/notice`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListNoticesInfiniteQueryKey = (params?: ListNoticesParams,) => {
    return [
    'infinite', `/api/index/notice`, ...(params ? [params] : [])
    ] as const;
    }

export const getListNoticesQueryKey = (params?: ListNoticesParams,) => {
    return [
    `/api/index/notice`, ...(params ? [params] : [])
    ] as const;
    }


export const getListNoticesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listNotices>>, ListNoticesParams['page']>, TError = ErrorType<unknown>>(params?: ListNoticesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listNotices>>, TError, TData, QueryKey, ListNoticesParams['page']>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListNoticesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listNotices>>, QueryKey, ListNoticesParams['page']> = ({ signal, pageParam }) => listNotices({...params, 'page': pageParam ?? params?.['page']}, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listNotices>>, TError, TData, QueryKey, ListNoticesParams['page']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListNoticesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listNotices>>>
export type ListNoticesInfiniteQueryError = ErrorType<unknown>


export function useListNoticesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listNotices>>, ListNoticesParams['page']>, TError = ErrorType<unknown>>(
 params: undefined |  ListNoticesParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listNotices>>, TError, TData, QueryKey, ListNoticesParams['page']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNotices>>,
          TError,
          Awaited<ReturnType<typeof listNotices>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNoticesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listNotices>>, ListNoticesParams['page']>, TError = ErrorType<unknown>>(
 params?: ListNoticesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listNotices>>, TError, TData, QueryKey, ListNoticesParams['page']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNotices>>,
          TError,
          Awaited<ReturnType<typeof listNotices>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNoticesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listNotices>>, ListNoticesParams['page']>, TError = ErrorType<unknown>>(
 params?: ListNoticesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listNotices>>, TError, TData, QueryKey, ListNoticesParams['page']>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List platform notices
 */

export function useListNoticesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listNotices>>, ListNoticesParams['page']>, TError = ErrorType<unknown>>(
 params?: ListNoticesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listNotices>>, TError, TData, QueryKey, ListNoticesParams['page']>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListNoticesInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListNoticesQueryOptions = <TData = Awaited<ReturnType<typeof listNotices>>, TError = ErrorType<unknown>>(params?: ListNoticesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotices>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListNoticesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listNotices>>> = ({ signal }) => listNotices(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listNotices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListNoticesQueryResult = NonNullable<Awaited<ReturnType<typeof listNotices>>>
export type ListNoticesQueryError = ErrorType<unknown>


export function useListNotices<TData = Awaited<ReturnType<typeof listNotices>>, TError = ErrorType<unknown>>(
 params: undefined |  ListNoticesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotices>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNotices>>,
          TError,
          Awaited<ReturnType<typeof listNotices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNotices<TData = Awaited<ReturnType<typeof listNotices>>, TError = ErrorType<unknown>>(
 params?: ListNoticesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotices>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNotices>>,
          TError,
          Awaited<ReturnType<typeof listNotices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNotices<TData = Awaited<ReturnType<typeof listNotices>>, TError = ErrorType<unknown>>(
 params?: ListNoticesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotices>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List platform notices
 */

export function useListNotices<TData = Awaited<ReturnType<typeof listNotices>>, TError = ErrorType<unknown>>(
 params?: ListNoticesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotices>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListNoticesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * News by category, newest first. The list carries a summary; the article itself comes with its details.
 * @summary List news
 */
export const listNews = (
    params?: ListNewsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ListNewsDone | Refused>(
      {url: `/api/index/about_list`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListNewsInfiniteQueryKey = (params?: ListNewsParams,) => {
    return [
    'infinite', `/api/index/about_list`, ...(params ? [params] : [])
    ] as const;
    }

export const getListNewsQueryKey = (params?: ListNewsParams,) => {
    return [
    `/api/index/about_list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListNewsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listNews>>, ListNewsParams['page']>, TError = ErrorType<unknown>>(params?: ListNewsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listNews>>, TError, TData, QueryKey, ListNewsParams['page']>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListNewsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listNews>>, QueryKey, ListNewsParams['page']> = ({ signal, pageParam }) => listNews({...params, 'page': pageParam ?? params?.['page']}, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listNews>>, TError, TData, QueryKey, ListNewsParams['page']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListNewsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listNews>>>
export type ListNewsInfiniteQueryError = ErrorType<unknown>


export function useListNewsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listNews>>, ListNewsParams['page']>, TError = ErrorType<unknown>>(
 params: undefined |  ListNewsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listNews>>, TError, TData, QueryKey, ListNewsParams['page']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNews>>,
          TError,
          Awaited<ReturnType<typeof listNews>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNewsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listNews>>, ListNewsParams['page']>, TError = ErrorType<unknown>>(
 params?: ListNewsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listNews>>, TError, TData, QueryKey, ListNewsParams['page']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNews>>,
          TError,
          Awaited<ReturnType<typeof listNews>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNewsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listNews>>, ListNewsParams['page']>, TError = ErrorType<unknown>>(
 params?: ListNewsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listNews>>, TError, TData, QueryKey, ListNewsParams['page']>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List news
 */

export function useListNewsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listNews>>, ListNewsParams['page']>, TError = ErrorType<unknown>>(
 params?: ListNewsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listNews>>, TError, TData, QueryKey, ListNewsParams['page']>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListNewsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListNewsQueryOptions = <TData = Awaited<ReturnType<typeof listNews>>, TError = ErrorType<unknown>>(params?: ListNewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNews>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListNewsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listNews>>> = ({ signal }) => listNews(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listNews>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListNewsQueryResult = NonNullable<Awaited<ReturnType<typeof listNews>>>
export type ListNewsQueryError = ErrorType<unknown>


export function useListNews<TData = Awaited<ReturnType<typeof listNews>>, TError = ErrorType<unknown>>(
 params: undefined |  ListNewsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNews>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNews>>,
          TError,
          Awaited<ReturnType<typeof listNews>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNews<TData = Awaited<ReturnType<typeof listNews>>, TError = ErrorType<unknown>>(
 params?: ListNewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNews>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNews>>,
          TError,
          Awaited<ReturnType<typeof listNews>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNews<TData = Awaited<ReturnType<typeof listNews>>, TError = ErrorType<unknown>>(
 params?: ListNewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNews>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List news
 */

export function useListNews<TData = Awaited<ReturnType<typeof listNews>>, TError = ErrorType<unknown>>(
 params?: ListNewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNews>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListNewsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The article as HTML. A client shows it through an allow-list of elements; scripts, styles and forms are dropped.
 * @summary Get one news item
 */
export const getNews = (
    params: GetNewsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<GetNewsDone | Refused>(
      {url: `/api/index/about_details`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetNewsQueryKey = (params?: GetNewsParams,) => {
    return [
    `/api/index/about_details`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetNewsQueryOptions = <TData = Awaited<ReturnType<typeof getNews>>, TError = ErrorType<unknown>>(params: GetNewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNews>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetNewsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getNews>>> = ({ signal }) => getNews(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getNews>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetNewsQueryResult = NonNullable<Awaited<ReturnType<typeof getNews>>>
export type GetNewsQueryError = ErrorType<unknown>


export function useGetNews<TData = Awaited<ReturnType<typeof getNews>>, TError = ErrorType<unknown>>(
 params: GetNewsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNews>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNews>>,
          TError,
          Awaited<ReturnType<typeof getNews>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNews<TData = Awaited<ReturnType<typeof getNews>>, TError = ErrorType<unknown>>(
 params: GetNewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNews>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNews>>,
          TError,
          Awaited<ReturnType<typeof getNews>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNews<TData = Awaited<ReturnType<typeof getNews>>, TError = ErrorType<unknown>>(
 params: GetNewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNews>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get one news item
 */

export function useGetNews<TData = Awaited<ReturnType<typeof getNews>>, TError = ErrorType<unknown>>(
 params: GetNewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNews>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetNewsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Agreement, privacy, risk, invitation rules, download and help texts as HTML with their version;
 * for `activity` also the list of activities.
 * @summary Get a text by its type
 */
export const getContentByType = (
    params: GetContentByTypeParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<GetContentByTypeDone | Refused>(
      {url: `/api/index/get_detail_from_type`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetContentByTypeQueryKey = (params?: GetContentByTypeParams,) => {
    return [
    `/api/index/get_detail_from_type`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetContentByTypeQueryOptions = <TData = Awaited<ReturnType<typeof getContentByType>>, TError = ErrorType<unknown>>(params: GetContentByTypeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContentByType>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetContentByTypeQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getContentByType>>> = ({ signal }) => getContentByType(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getContentByType>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetContentByTypeQueryResult = NonNullable<Awaited<ReturnType<typeof getContentByType>>>
export type GetContentByTypeQueryError = ErrorType<unknown>


export function useGetContentByType<TData = Awaited<ReturnType<typeof getContentByType>>, TError = ErrorType<unknown>>(
 params: GetContentByTypeParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContentByType>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getContentByType>>,
          TError,
          Awaited<ReturnType<typeof getContentByType>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetContentByType<TData = Awaited<ReturnType<typeof getContentByType>>, TError = ErrorType<unknown>>(
 params: GetContentByTypeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContentByType>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getContentByType>>,
          TError,
          Awaited<ReturnType<typeof getContentByType>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetContentByType<TData = Awaited<ReturnType<typeof getContentByType>>, TError = ErrorType<unknown>>(
 params: GetContentByTypeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContentByType>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a text by its type
 */

export function useGetContentByType<TData = Awaited<ReturnType<typeof getContentByType>>, TError = ErrorType<unknown>>(
 params: GetContentByTypeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContentByType>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetContentByTypeQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * An activity with its rules as HTML, its time, and the route of the app where one takes part.
 * @summary Get one activity
 */
export const getActivity = (
    params: GetActivityParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<GetActivityDone | Refused>(
      {url: `/api/index/activity_details`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetActivityQueryKey = (params?: GetActivityParams,) => {
    return [
    `/api/index/activity_details`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetActivityQueryOptions = <TData = Awaited<ReturnType<typeof getActivity>>, TError = ErrorType<unknown>>(params: GetActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActivity>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetActivityQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getActivity>>> = ({ signal }) => getActivity(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getActivity>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetActivityQueryResult = NonNullable<Awaited<ReturnType<typeof getActivity>>>
export type GetActivityQueryError = ErrorType<unknown>


export function useGetActivity<TData = Awaited<ReturnType<typeof getActivity>>, TError = ErrorType<unknown>>(
 params: GetActivityParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActivity>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getActivity>>,
          TError,
          Awaited<ReturnType<typeof getActivity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetActivity<TData = Awaited<ReturnType<typeof getActivity>>, TError = ErrorType<unknown>>(
 params: GetActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActivity>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getActivity>>,
          TError,
          Awaited<ReturnType<typeof getActivity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetActivity<TData = Awaited<ReturnType<typeof getActivity>>, TError = ErrorType<unknown>>(
 params: GetActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActivity>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get one activity
 */

export function useGetActivity<TData = Awaited<ReturnType<typeof getActivity>>, TError = ErrorType<unknown>>(
 params: GetActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActivity>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetActivityQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






