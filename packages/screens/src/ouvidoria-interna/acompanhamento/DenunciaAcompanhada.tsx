import { writeDay } from '@vidas/api-client/words/day.ts';
import { nomeDoTipo, statusDenuncia } from '@vidas/api-client/ouvidoria/ouvidoria.rules.ts';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { type Fact, Facts } from '@vidas/ui/text/Facts.tsx';
import { Heading } from '@vidas/ui/text/Heading.tsx';
import { Mensagens, type MensagensProps } from '../mensagens/Mensagens.tsx';
import type { Acompanhamento } from '../PortalServices.tsx';

interface DenunciaAcompanhadaProps extends Pick<MensagensProps, 'unsent' | 'onUnsent'> {
  readonly acompanhamento: Acompanhamento;
}

/** The days that the ombudsman promises, while the report is open (OUV-20). */
const prazosPrometidos = ({ denuncia, acoes }: Acompanhamento): Fact[] => {
  if (denuncia.OUV_STATUS === 'E') return [];
  const {
    OUV_PRAZO_ANALISE: analise,
    OUV_PRAZO_RESPOSTA: resposta,
    OUV_PRAZO_CONCLUSAO: conclusao,
  } = denuncia;
  const prazos = [
    ...(denuncia.OUV_STATUS === 'N' ? [['Começo da análise até', analise] as const] : []),
    ...(acoes?.length ? [] : [['Primeira resposta até', resposta] as const]),
    ['Conclusão até', conclusao] as const,
  ];
  return prazos.flatMap(([name, day]) => (day === undefined ? [] : [{ name, value: writeDay(day) }]));
};

/** The report in its reporter's view, never with the acting person (OUV-10). */
export function DenunciaAcompanhada({
  acompanhamento: { denuncia, acoes },
  ...draft
}: DenunciaAcompanhadaProps) {
  const status =
    denuncia.DESCRICAO_STATUS ?? statusDenuncia[denuncia.OUV_STATUS as keyof typeof statusDenuncia];
  return (
    <Stack gap="xl">
      <Notice tone="positive" isLive>
        Acompanhamento realizado com sucesso!
      </Notice>
      {acoes === null && (
        <Notice tone="negative" title="Houve algum problema ao realizar seu acompanhamento!" isLive>
          As ações não puderam ser lidas. Tente novamente, por gentileza.
        </Notice>
      )}
      <Stack gap="m">
        <Heading level={2}>Denúncia</Heading>
        <Facts
          facts={[
            { name: 'Protocolo', value: denuncia.OUV_PROTOCOLO },
            { name: 'Situação', value: status ?? denuncia.OUV_STATUS },
            ...prazosPrometidos({ denuncia, acoes }),
            { name: 'Tipo', value: nomeDoTipo(denuncia.OUV_TIPO) },
            ...(denuncia.OUV_NOME === null ? [] : [{ name: 'Nome', value: denuncia.OUV_NOME }]),
            ...(denuncia.OUV_EMAIL === null ? [] : [{ name: 'E-mail', value: denuncia.OUV_EMAIL }]),
            ...(denuncia.OUV_LOCAL === null ? [] : [{ name: 'Cidade/Unidade', value: denuncia.OUV_LOCAL }]),
            { name: 'Dados do denunciado', value: denuncia.OUV_DADOS_DENUNCIADO },
            { name: 'Dados de testemunhas ou vítimas', value: denuncia.OUV_DADOS_COMPLEMENTARES },
            { name: 'Descrição detalhada', value: denuncia.OUV_DETALHAMENTO },
            { name: 'Protocolo anterior', value: denuncia.OUV_PROTOCOLO_ANTERIOR },
          ]}
        />
      </Stack>
      {acoes !== null && (
        <Stack gap="m">
          <Heading level={2}>Ações</Heading>
          {acoes.length === 0 ? (
            <Text tone="muted">Nenhuma ação encontrada. A ouvidoria ainda não respondeu.</Text>
          ) : (
            <Facts
              facts={acoes.map((acao) => ({
                name: acao.AC_EM
                  ? `Ação ${acao.AC_CODIGO}, em ${writeDay(acao.AC_EM)}`
                  : `Ação ${acao.AC_CODIGO}`,
                value: acao.AC_DESCRICAO_ACAO,
              }))}
            />
          )}
        </Stack>
      )}
      {denuncia.MENSAGENS && denuncia.ACOMPANHAMENTO !== undefined && (
        <Mensagens {...draft} acompanhamento={denuncia.ACOMPANHAMENTO} mensagens={denuncia.MENSAGENS} />
      )}
    </Stack>
  );
}
