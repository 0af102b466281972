import { useMutation, useQuery } from '@tanstack/react-query';
import { conferenciasSibQuery, previaDaConferenciaMutation } from '@vidas/api-client/cadastro/queries';
import { Button } from '@vidas/ui/button';
import { Drawer } from '@vidas/ui/drawer';
import { useHttp } from '../../app/services.tsx';
import { ListBody } from '../../report/ListBody.tsx';
import { useNow } from '../../report/useExports.ts';
import { reportOf } from '../../report/reportOf.ts';
import { sayFailure } from '../../report/useReport.ts';
import { arquivoColumns } from './sibColumns.tsx';
import { UsaConferencia } from './UsaConferencia.tsx';

export interface ArquivosConferenciaProps {
  readonly onClose: () => void;
}

/** The conference files with who brought them and when; any of them can be put in force again. */
export function ArquivosConferencia({ onClose }: ArquivosConferenciaProps) {
  const http = useHttp();
  const arquivos = useQuery(conferenciasSibQuery(http));
  const previa = useMutation({
    ...previaDaConferenciaMutation(http),
    onError: (error) => sayFailure(error, ['O arquivo não pôde ser lido', error.message]),
  });
  return (
    <Drawer title="Arquivos de conferência" size="large" onClose={onClose}>
      <ListBody
        report={reportOf(arquivos, arquivos.data)}
        memory="conferencia-sib.arquivos"
        columns={arquivoColumns}
        names={useNow('arquivos-conferencia-sib')}
        table={{
          label: 'Arquivos de conferência',
          rowKey: ({ id }) => id,
          emptyText: 'Nenhum arquivo de conferência foi importado ainda.',
          rowActions: ({ id, nome, isEmVigor, isGuardado }) =>
            isEmVigor ? null : (
              <Button
                size="small"
                aria-label={`Usar este: ${nome}${isGuardado ? '' : ', que não está guardado'}`}
                isDisabled={!isGuardado}
                isPending={previa.isPending && previa.variables === id}
                onPress={() => previa.mutate(id)}
              >
                Usar este
              </Button>
            ),
        }}
      />
      {previa.data && <UsaConferencia previa={previa.data} onClose={previa.reset} />}
    </Drawer>
  );
}
