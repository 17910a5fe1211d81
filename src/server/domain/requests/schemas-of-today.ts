import { deskAppointmentSchema } from '#contracts/appointment.ts';
import type { FormMessages } from '#contracts/form-messages.ts';
import { patientAppointmentSchema } from '#contracts/visit-wishes.ts';
import { bookingDates } from '#practice/booking-dates.ts';

/** What may be asked for depends on the day it is asked. */
export const todaysAppointmentSchema = (messages: FormMessages) =>
  patientAppointmentSchema(bookingDates(new Date()), messages);
export const todaysDeskSchema = () => deskAppointmentSchema(bookingDates(new Date()));
