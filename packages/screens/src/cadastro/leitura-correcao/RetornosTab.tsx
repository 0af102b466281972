import type { RetornoSib } from '@vidas/api-client/cadastro/leitura-correcao/retornos.contract.ts';
import { LinkButton } from '@vidas/ui/button/LinkButton.tsx';
import { RouterLink } from '../../app/RouterLink.tsx';
import { ListBody } from '../../report/ListBody.tsx';
import { useNow } from '../../report/useExports.ts';
import type { Report } from '../../report/useReport.ts';
import { retornoColumns } from './retornoColumns.tsx';
import { retornoHref } from './useRetornoUrl.ts';

/** Imported returns of ANS; each leads to its result (SIB-60). */
export function RetornosTab({ report }: { readonly report: Report<RetornoSib> }) {
  return (
    <ListBody
      report={report}
      memory="retornos-sib"
      columns={retornoColumns}
      names={useNow('retornos-sib')}
      table={{
        label: 'Retornos da ANS',
        rowKey: ({ id }) => id,
        emptyText: 'Nenhum retorno da ANS foi importado ainda.',
        rowActions: ({ id, arquivo }) => (
          <LinkButton
            size="small"
            href={retornoHref(id)}
            linkComponent={RouterLink}
            aria-label={`Abrir o resultado de ${arquivo}`}
          >
            Abrir
          </LinkButton>
        ),
      }}
    />
  );
}
