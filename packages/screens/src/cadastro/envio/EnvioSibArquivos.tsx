import { Button } from '@vidas/ui/button/Button.tsx';
import { LinkButton } from '@vidas/ui/button/LinkButton.tsx';
import { Drawer } from '@vidas/ui/drawer/Drawer.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { RouterLink } from '../../app/RouterLink.tsx';
import { ListBody } from '../../report/ListBody.tsx';
import { useNow } from '../../report/useExports.ts';
import { retornoHref } from '../leitura-correcao/useRetornoUrl.ts';
import { arquivosColumns } from './envioSibColumns.tsx';
import { type EnvioActs, useArquivosSib } from './useEnvioSib.ts';

export interface EnvioSibArquivosProps {
  readonly acts: EnvioActs;
  readonly onClose: () => void;
}

/** The files so far, each with the number of movements that the regulator accepted. */
export function EnvioSibArquivos({ acts, onClose }: EnvioSibArquivosProps) {
  const report = useArquivosSib();
  return (
    <Drawer title="Arquivos gerados" size="large" onClose={onClose}>
      <ListBody
        report={report}
        memory="envio-sib-arquivos"
        columns={arquivosColumns}
        names={useNow('envios-sib')}
        table={{
          label: 'Arquivos do SIB',
          rowKey: ({ id }) => id,
          emptyText: 'Nenhum arquivo foi gerado ainda.',
          rowActions: (row) => (
            <Row>
              <Button
                size="small"
                aria-label={`Baixar ${row.nomeArquivo}`}
                isPending={acts.baixando === row.id}
                onPress={() => void acts.baixar(row)}
              >
                Baixar
              </Button>
              {row.retorno && (
                <LinkButton
                  size="small"
                  tone="quiet"
                  href={retornoHref(row.retorno)}
                  linkComponent={RouterLink}
                  aria-label={`Resultado do retorno de ${row.nomeArquivo}`}
                >
                  Resultado
                </LinkButton>
              )}
            </Row>
          ),
        }}
      />
    </Drawer>
  );
}
