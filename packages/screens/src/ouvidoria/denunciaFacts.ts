import type { Denuncia, DenunciaDaEquipe } from '@vidas/api-client/ouvidoria/ouvidoria.contract.ts';
import { nomeDoTipo } from '@vidas/api-client/ouvidoria/ouvidoria.rules.ts';
import type { Fact } from '@vidas/ui/text/Facts.tsx';
import { iguaisEmPalavras, protocolosIguais } from './deLado.ts';
import { nomeDoStatus } from './nomeDoStatus.ts';
import { prazosFacts } from './prazos.ts';

/** The texts of the reporter. */
export const accountFacts = (denuncia: Denuncia): Fact[] => [
  { name: 'Denunciado', value: denuncia.OUV_DADOS_DENUNCIADO },
  { name: 'Dados complementares', value: denuncia.OUV_DADOS_COMPLEMENTARES },
  { name: 'Detalhes da denúncia', value: denuncia.OUV_DETALHAMENTO },
  { name: 'Protoc. Anterior', value: denuncia.OUV_PROTOCOLO_ANTERIOR },
];

/** All fields of a report for its detail, in groups; the status as 'A - Em análise' (OUV-15). */
export const denunciaFacts = (
  denuncia: DenunciaDaEquipe,
): { report: Fact[]; deadlines: Fact[]; account: Fact[] } => ({
  report: [
    { name: 'Protocolo', value: denuncia.OUV_PROTOCOLO },
    { name: 'Status', value: `${denuncia.OUV_STATUS} - ${nomeDoStatus(denuncia)}` },
    { name: 'Tipo', value: nomeDoTipo(denuncia.OUV_TIPO) },
    { name: 'Nome', value: denuncia.OUV_NOME },
    { name: 'E-mail', value: denuncia.OUV_EMAIL },
    { name: 'Local', value: denuncia.OUV_LOCAL },
    ...(denuncia.OUV_QUANTAS === undefined
      ? []
      : [{ name: iguaisEmPalavras(denuncia.OUV_QUANTAS), value: `Também ${protocolosIguais(denuncia)}` }]),
  ],
  deadlines: prazosFacts(denuncia),
  account: accountFacts(denuncia),
});
