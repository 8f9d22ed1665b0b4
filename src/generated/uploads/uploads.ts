/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import {
  useMutation,
  useQueryClient
} from '@tanstack/react-query';
import type {
  MutationFunction,
  MutationFunctionContext,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import {
  getGetUserQueryKey
} from '../account/account.ts';

import type {
  Refused,
  Unauthenticated,
  UploadAvatarDone,
  UploadAvatarForm,
  UploadFileDone,
  UploadFileForm
} from '../h5.schemas.ts';

import { request } from '../../api/client.ts';
import type { ErrorType } from '../../api/client.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * Stores one picture of at most 8 MB (8388608 bytes) and answers its id, to which a deposit or a
 * verification refers. The type is that of the content; the name of the file decides nothing. A file that nothing
 * refers to within a day is deleted. Before it stores the picture, the server removes its metadata (place and
 * device in EXIF, XMP, comments) and keeps the orientation of a photo. The rest is stored whole: the server may
 * encode a picture again, but keeps its type, its width and height and, of a PNG, every pixel.
 * @summary Upload a screenshot or photo of a document
 */
export const uploadFile = (
    uploadFileForm: UploadFileForm,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formData = new FormData();
formData.append(`purpose`, uploadFileForm.purpose);
formData.append(`file`, uploadFileForm.file);

      return request<UploadFileDone | Refused | Unauthenticated>(
      {url: `/api/user/uploadfile`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData, signal
    },
      options);
    }




export const getUploadFileMutationKey = () => ['uploadFile'] as const;

export const getUploadFileMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadFile>>, TError,UploadFileMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadFile>>, TError,UploadFileMutationVariables, TContext> => {

const mutationKey = getUploadFileMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadFile>>, UploadFileMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  uploadFile(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UploadFileMutationResult = NonNullable<Awaited<ReturnType<typeof uploadFile>>>
    export type UploadFileMutationBody = UploadFileForm
    export type UploadFileMutationError = ErrorType<unknown>
    export type UploadFileMutationVariables = {data: UploadFileForm}

    /**
 * @summary Upload a screenshot or photo of a document
 */
export const useUploadFile = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadFile>>, TError,UploadFileMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadFile>>,
        TError,
        UploadFileMutationVariables,
        TContext
      > => {
      return useMutation(getUploadFileMutationOptions(options), queryClient);
    }
    /**
 * Replaces the avatar of the user at once and deletes the one before. At most 8 MB (8388608
 * bytes); the user information has the new address from then on. Metadata is removed as by
 * `uploadFile`.
 * @summary Upload an avatar
 */
export const uploadAvatar = (
    uploadAvatarForm: UploadAvatarForm,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formData = new FormData();
formData.append(`file`, uploadAvatarForm.file);

      return request<UploadAvatarDone | Refused | Unauthenticated>(
      {url: `/api/user/uploadavatar`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData, signal
    },
      options);
    }




export const getUploadAvatarMutationKey = () => ['uploadAvatar'] as const;

export const getUploadAvatarMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadAvatar>>, TError,UploadAvatarMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadAvatar>>, TError,UploadAvatarMutationVariables, TContext> => {

const mutationKey = getUploadAvatarMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadAvatar>>, UploadAvatarMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  uploadAvatar(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof uploadAvatar>>, variables: UploadAvatarMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getGetUserQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UploadAvatarMutationResult = NonNullable<Awaited<ReturnType<typeof uploadAvatar>>>
    export type UploadAvatarMutationBody = UploadAvatarForm
    export type UploadAvatarMutationError = ErrorType<unknown>
    export type UploadAvatarMutationVariables = {data: UploadAvatarForm}

    /**
 * @summary Upload an avatar
 */
export const useUploadAvatar = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadAvatar>>, TError,UploadAvatarMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadAvatar>>,
        TError,
        UploadAvatarMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUploadAvatarMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
