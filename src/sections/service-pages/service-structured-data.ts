import { serviceQuestions } from '#content/service-questions.ts';
import { type OwnService } from '#practice/services.ts';
import { breadcrumbList, faqPage, serviceData } from '#practice/structured-data.ts';

/** The structured data of a service's page. */
export function serviceStructuredData(site: string | URL, service: OwnService): object[] {
  const trail = [
    { label: 'Home', href: '/' },
    { label: 'Services', href: '/services' },
    { label: service.title },
  ];
  return [serviceData(site, service), breadcrumbList(site, trail), faqPage(serviceQuestions[service.id])];
}
