import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { CertificateKind } from '#features/domain/certificates/contract/certificate-kind.ts'
import type {
  CandidatesQuery,
  IssueBody,
  ListCertificates,
  RevokeBody,
  TemplateBody,
} from '#features/domain/certificates/contract/certificates.contract.ts'
import { call } from '#shared/web/call.ts'
import type { Sending } from '#shared/web/form/form-types.ts'
import { useRefresh } from '#shared/web/query-client.ts'

export const CERTIFICATES_PER_PAGE = 20

export const certificatesQueries = {
  all: () => ['certificates'] as const,
  list: (query: Omit<ListCertificates, 'limit'>) =>
    queryOptions({
      queryKey: [...certificatesQueries.all(), 'list', query],
      queryFn: ({ signal }) =>
        call('GET /api/certificate', { query: { ...query, limit: CERTIFICATES_PER_PAGE }, signal }),
      placeholderData: keepPreviousData,
      // The response names the clerk.
      meta: { shows: ['identity'] },
    }),
  ofStudent: (id: string) =>
    queryOptions({
      queryKey: [...certificatesQueries.all(), 'student', id],
      queryFn: ({ signal }) => call('GET /api/certificate/of/{id}', { params: { id }, signal }),
      meta: { shows: ['identity'] },
    }),
  candidates: (query: CandidatesQuery) =>
    queryOptions({
      queryKey: [...certificatesQueries.all(), 'candidates', query],
      queryFn: ({ signal }) => call('GET /api/certificate/candidates', { query, signal }),
      enabled: query.batch !== undefined || query.student !== undefined,
      meta: { shows: ['students', 'attendance', 'batches', 'courses', 'absences'] },
    }),
  templates: () =>
    queryOptions({
      queryKey: [...certificatesQueries.all(), 'templates'],
      queryFn: ({ signal }) => call('GET /api/certificate/template', { signal }),
    }),
  verification: (certificateCode: string) =>
    queryOptions({
      queryKey: [...certificatesQueries.all(), 'verification', certificateCode],
      queryFn: ({ signal }) =>
        call('GET /api/certificate/verify/{certificateCode}', { params: { certificateCode }, signal }),
    }),
}

/** Refreshes after a failure too: the certificates may have been issued although the response was lost. */
export function useIssueCertificates() {
  return useMutation({
    mutationFn: ({ body, sending }: { body: z.input<typeof IssueBody>; sending: Sending }) =>
      call('POST /api/certificate', { body, ...sending }),
    onSettled: useRefreshCertificates(),
  })
}

export function useRevokeCertificate(id: string) {
  return useMutation({
    mutationFn: ({ body, sending }: { body: z.input<typeof RevokeBody>; sending: Sending }) =>
      call('PUT /api/certificate/revoke/{id}', { params: { id }, body, ...sending }),
    onSettled: useRefreshCertificates(),
  })
}

export function useSetTemplate(kind: CertificateKind) {
  return useMutation({
    mutationFn: ({ body, sending }: { body: z.input<typeof TemplateBody>; sending: Sending }) =>
      call('PUT /api/certificate/template/{kind}', { params: { kind }, body, ...sending }),
    onSettled: useRefreshCertificates(),
  })
}

export function useSetSignature() {
  return useMutation({
    mutationFn: (image: string) => call('PUT /api/certificate/signature', { body: { image }, timeoutSeconds: 30 }),
    onSettled: useRefreshCertificates(),
  })
}

export function useRemoveSignature() {
  return useMutation({
    mutationFn: () => call('DELETE /api/certificate/signature'),
    onSettled: useRefreshCertificates(),
  })
}

function useRefreshCertificates() {
  const refresh = useRefresh()
  return () => refresh(certificatesQueries.all())
}
