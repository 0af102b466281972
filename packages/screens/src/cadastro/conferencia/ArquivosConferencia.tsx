import { useQuery } from '@tanstack/react-query';
import {
  getConferenciasSib,
  previaDaConferenciaSib,
} from '@vidas/api-client/cadastro/conferencia/conferencia.contract.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Drawer } from '@vidas/ui/drawer/Drawer.tsx';
import { useHttp } from '../../app/services.tsx';
import { useAct } from '../../app/useAct.ts';
import { ListBody } from '../../report/ListBody.tsx';
import { useNow } from '../../report/useExports.ts';
import { reportOf } from '../../report/reportOf.ts';
import { arquivoColumns } from './sibColumns.tsx';
import { UsaConferencia } from './UsaConferencia.tsx';

export interface ArquivosConferenciaProps {
  readonly onClose: () => void;
}

/** The conference files with person and moment of their import; any of them can be put in force again. */
export function ArquivosConferencia({ onClose }: ArquivosConferenciaProps) {
  const arquivos = useQuery(queryOf(useHttp(), getConferenciasSib, {}));
  const previa = useAct(previaDaConferenciaSib, {
    rereads: [],
    timeoutMs: false,
    failed: 'O arquivo não pôde ser lido',
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
                isPending={previa.doing?.body.id === id}
                onPress={() => void previa.act({ body: { id } })}
              >
                Usar este
              </Button>
            ),
        }}
      />
      {previa.reply && <UsaConferencia previa={previa.reply} onClose={previa.reset} />}
    </Drawer>
  );
}
