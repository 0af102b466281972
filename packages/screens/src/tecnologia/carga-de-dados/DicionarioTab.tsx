import { useQuery } from '@tanstack/react-query';
import type { ArquivoDoDicionario } from '@vidas/api-client/tecnologia/carga-de-dados/cargaDeDados.contract.ts';
import { dicionarioQuery } from '@vidas/api-client/tecnologia/carga-de-dados/cargaDeDados.queries.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Drawer } from '@vidas/ui/drawer/Drawer.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { ReportTable } from '@vidas/ui/report-table/ReportTable.tsx';
import { useReportView } from '@vidas/ui/report-table/useReportView.ts';
import { Text } from '@vidas/ui/text/Text.tsx';
import { useState } from 'react';
import { Icon } from '../../app/icons.tsx';
import { useHttp } from '../../app/services.tsx';
import { ListBody } from '../../report/ListBody.tsx';
import { useExports, useNow } from '../../report/useExports.ts';
import { reportOf } from '../../report/reportOf.ts';
import { useTableMemory } from '../../report/useTableMemory.ts';
import { colunaColumns, dicionarioColumns } from './cargaColumns.tsx';
import { salvaCsv } from './salvaCsv.ts';

const salvaModelo = ({ nome, modelo }: ArquivoDoDicionario) =>
  salvaCsv(`${nome}.csv`, modelo.split('\r\n').filter(Boolean));

interface ColunasProps {
  readonly arquivo: ArquivoDoDicionario;
  readonly onClose: () => void;
}

/** A file of the load, column by column. */
function Colunas({ arquivo, onClose }: ColunasProps) {
  const view = useReportView(colunaColumns, arquivo.colunas, useTableMemory('carga-de-dados.colunas'));
  const label = `Colunas de ${arquivo.nome}.csv`;
  const exports = useExports({ title: label, ...useNow(`colunas-${arquivo.nome}`) });
  return (
    <Drawer
      title={`${arquivo.nome}.csv`}
      size="large"
      onClose={onClose}
      footer={
        <Button icon={<Icon name="download" />} onPress={() => salvaModelo(arquivo)}>
          Baixar modelo
        </Button>
      }
    >
      <Stack gap="m">
        {arquivo.notas.map((nota) => (
          <Text key={nota}>{nota}</Text>
        ))}
      </Stack>
      <ReportTable
        label={label}
        view={view}
        rowKey={({ nome }) => nome}
        emptyText="Este arquivo não tem colunas."
        exports={exports}
      />
    </Drawer>
  );
}

/** The files of the dictionary: meaning, columns and a template. */
export function DicionarioTab() {
  const found = useQuery(dicionarioQuery(useHttp()));
  const [aberto, setAberto] = useState<ArquivoDoDicionario | null>(null);
  return (
    <>
      <ListBody
        report={reportOf(found, found.data)}
        memory="carga-de-dados.dicionario"
        columns={dicionarioColumns}
        paging={null}
        names={null}
        table={{
          label: 'Dicionário',
          rowKey: ({ nome }) => nome,
          emptyText: 'Nenhum arquivo.',
          rowActions: (arquivo) => (
            <>
              <Button
                size="small"
                aria-label={`Ver as colunas de ${arquivo.nome}.csv`}
                onPress={() => setAberto(arquivo)}
              >
                Colunas
              </Button>
              <Button
                size="small"
                tone="quiet"
                aria-label={`Baixar o modelo de ${arquivo.nome}.csv`}
                onPress={() => salvaModelo(arquivo)}
              >
                Modelo
              </Button>
            </>
          ),
        }}
      />
      {aberto && <Colunas arquivo={aberto} onClose={() => setAberto(null)} />}
    </>
  );
}
